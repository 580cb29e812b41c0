'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox } from '@/app/_codes/MapCodeBox';
import { SendButton } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { FairDeals } from '@/app/_draft/FairDeals';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import { BottomBar } from '@/app/_ui/BottomBar';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { ADDRESSES } from '@/app/addresses';
import type { Hex } from '@/lib/map/hexSet';

/** The page that shows a code's map. */
export function CodeScreen() {
  const words = useTranslations('new');
  const pages = useTranslations('pages');
  const id = useId();
  const [chosen, setChosen] = useState<Hex>();
  const code = useCode({ box: 'map' });
  const { typed } = code;

  // A code scanned from another table arrives in the URL fragment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== '') code.write(hash.slice(1));
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    code.send();
  }

  const head = {
    title: pages('mapByCode'),
    back: { href: ADDRESSES.newGame, label: words('toNewGame') },
  };
  const form = (
    <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      {/* Room for two lines, so that the box does not move once the deals are counted. */}
      <div className="min-h-13 text-soft">
        {typed.kind === 'map' ? <FairDeals map={typed.map} /> : words('codeKinds')}
      </div>
      <MapCodeBox code={code} />
    </form>
  );
  if (typed.kind === 'map')
    return (
      <MapPage
        {...head}
        map={<MapPanel map={typed.map} chosen={chosen} onChoose={setChosen} />}
        content={form}
        actions={<SendButton code={code} form={id} />}
      />
    );
  return (
    <ColumnPage {...head}>
      {form}
      <BottomBar>
        <SendButton code={code} form={id} />
      </BottomBar>
    </ColumnPage>
  );
}
