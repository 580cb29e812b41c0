'use client';

import { type FormEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox } from '@/app/_codes/MapCodeBox';
import { SendButton } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { BlankSheet } from '@/app/_map/MapPlaceholder';
import { mapWords } from '@/app/_map/words';
import { BottomBar } from '@/app/_ui/BottomBar';

/** Shows the map of a code. */
export function CodeScreen() {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  const code = useCode({ box: 'map' });
  const { typed } = code;

  // A code scanned from another table arrives in the URL fragment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== '') code.write(hash.slice(1));
  }, []);

  function take(event: FormEvent) {
    event.preventDefault();
    code.send();
  }

  return (
    <form onSubmit={take} className="map-by-code">
      <p className="text-soft">{words('codeKinds')}</p>
      <MapCodeBox code={code} />
      {typed.kind === 'map' ? (
        <div className="chart">
          <MapDrawing map={typed.map} label={mapWords(mapMessages, typed.map)} />
        </div>
      ) : (
        <BlankSheet />
      )}
      <BottomBar>
        <SendButton code={code} />
      </BottomBar>
    </form>
  );
}
