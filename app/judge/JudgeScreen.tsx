'use client';

import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox, NoCode } from '@/app/_codes/MapCodeBox';
import { SendButton } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { ADDRESSES } from '@/app/addresses';
import { JudgedMap } from './JudgedMap';
import { useCard, writeCode } from './judgeStore';

/** Checks whether a card, a booklet page or a deal is fair. */
export function JudgeScreen() {
  const pages = useTranslations('pages');
  const words = useTranslations('judge');
  const { code: text, clues, habitat } = useCard();
  const code = useCode({ box: 'map', stored: { text, write: writeCode } });
  const { typed } = code;
  const head = {
    title: pages('judge'),
    back: { href: ADDRESSES.start, label: words('toStart') },
  };

  function leave(event: FormEvent) {
    event.preventDefault();
    // A map's code stays here: this page judges the map.
    if (typed.kind !== 'map') code.send();
  }

  const form = (
    <form onSubmit={leave} className="mt-4 grid grid-cols-1 gap-2">
      <MapCodeBox code={code} />
      {typed.kind === 'table' && <SendButton code={code} />}
    </form>
  );
  if (typed.kind === 'map')
    return (
      <JudgedMap head={head} map={typed.map} ids={clues} habitat={habitat ?? undefined}>
        {form}
      </JudgedMap>
    );
  return (
    <ColumnPage {...head}>
      <NoCode href={ADDRESSES.judgedMap} />
      {form}
    </ColumnPage>
  );
}
