'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox } from '@/app/_codes/MapCodeBox';
import { SendButton } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { ADDRESSES } from '@/app/addresses';
import { ExampleCard } from './ExampleCard';
import { JudgedMap } from './JudgedMap';
import { useCard, writeCode } from './judgeStore';

/** Checks whether a card, a booklet page or a deal is fair. */
export function JudgeScreen() {
  const pages = useTranslations('pages');
  const words = useTranslations('judge');
  const draftMessages = useTranslations('draft');
  const { code: text, clues, habitat } = useCard();
  const code = useCode({ box: 'map', stored: { text, write: writeCode } });
  // The code that the user has returned to. Any other map code shows its map at once.
  const [reread, setReread] = useState<string>();
  const { typed } = code;
  const head = {
    title: pages('judge'),
    back: { href: ADDRESSES.start, label: words('toStart') },
  };
  if (typed.kind === 'map' && reread !== text)
    return (
      <JudgedMap
        head={head}
        map={typed.map}
        ids={clues}
        habitat={habitat ?? undefined}
        onMapCode={() => setReread(text)}
      />
    );

  function leave(event: FormEvent) {
    event.preventDefault();
    // A map's code opens no other page: this page judges the map.
    if (typed.kind === 'map') setReread(undefined);
    else code.send();
  }
  return (
    <ColumnPage className="gap-(--spacing-apart)" {...head}>
      <ExampleCard />
      <form onSubmit={leave} className="grid grid-cols-1 gap-near">
        <MapCodeBox code={code} />
        {typed.kind === 'table' && <SendButton code={code} />}
      </form>
      <BottomBar>
        {typed.kind === 'map' ? (
          <Button kind="primary" onClick={() => setReread(undefined)}>
            {draftMessages('takeMap')}
          </Button>
        ) : (
          <ButtonLink kind="primary" href={ADDRESSES.judgedMap}>
            {words('noCode')}
          </ButtonLink>
        )}
      </BottomBar>
    </ColumnPage>
  );
}
