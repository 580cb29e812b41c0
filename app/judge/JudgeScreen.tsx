'use client';

import { type FormEvent, useEffect } from 'react';
import { MapCodeBox, NoCode } from '@/app/_codes/MapCodeBox';
import { SendButton } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { ADDRESSES } from '@/app/addresses';
import { JudgedMap } from './JudgedMap';
import { rehydrateCard, useCard, writeCode } from './judgeStore';

/** Checks whether a card, a booklet page or a deal is fair. */
export function JudgeScreen() {
  const { code: text, clues, habitat } = useCard();
  const code = useCode({ box: 'map', kept: { text, write: writeCode } });
  useEffect(() => void rehydrateCard(), []);
  const { typed } = code;

  function leave(event: FormEvent) {
    event.preventDefault();
    // Do not leave for a map code: this page judges that map.
    if (typed.kind !== 'map') code.send();
  }

  return (
    <div className="judge">
      <form onSubmit={leave} className="code grid gap-2">
        <MapCodeBox code={code} />
        {(typed.kind === 'table' || typed.kind === 'words') && <SendButton code={code} />}
      </form>
      {typed.kind === 'map' ? (
        <JudgedMap map={typed.map} ids={clues} habitat={habitat ?? undefined} />
      ) : (
        <NoCode href={ADDRESSES.judgedMap} />
      )}
    </div>
  );
}
