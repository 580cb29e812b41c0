'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BlankSheet } from '@/app/_map/BlankSheet';
import { LaterMapDrawing } from '@/app/_map/LaterMapDrawing';
import { MapCodeField } from '@/app/_map/MapCodeField';
import { readMap } from '@/app/_map/readMap';
import { mapWords } from '@/app/_map/words';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { ADDRESSES } from '@/app/addresses';
import { chooseMap } from '../dealChoices';

/** From a code to the map it names. */
export function CodeScreen() {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  const router = useRouter();
  const [text, setText] = useState('');
  const map = readMap(text);

  // A code that was photographed off another table comes along in the address.
  useEffect(() => setText(window.location.hash.slice(1)), []);

  async function take(event: FormEvent) {
    event.preventDefault();
    if (!map.ok) return;
    chooseMap(map.value);
    router.push(ADDRESSES.newGame);
  }

  return (
    <form onSubmit={take} className="map-by-code">
      <p className="text-soft">{words('codeKinds')}</p>
      <MapCodeField value={text} onChange={setText} />
      {map.ok ? (
        <div className="chart">
          <LaterMapDrawing map={map.value} label={mapWords(mapMessages, map.value)} />
        </div>
      ) : (
        <BlankSheet />
      )}
      <AtThumb>
        <Button type="submit" kind="primary" disabled={!map.ok}>
          {words('takeMap')}
        </Button>
      </AtThumb>
    </form>
  );
}
