'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createKept, isFields, isListOf, isOneOf } from '@/app/_state/kept';
import { useTable } from '@/app/_state/TableProvider';
import { ASSISTS, type Assist } from '@/lib/game/assist';
import { goesRound } from './questions';

/** The level of help of a game, as this phone was told last. */
interface Told {
  readonly code: string;
  readonly level: Assist;
}

const isTold = (value: unknown): value is Told =>
  isFields(value) && typeof value.code === 'string' && isOneOf(value.level, ASSISTS);

/** So many games back: nobody goes on with older ones. */
const REMEMBERED = 24;

/** Kept for good: a phone that was off is told, and one that was told is not told again. */
const { use: useTold, recall } = createKept<{ readonly games: readonly Told[] }>(
  { games: [] },
  {
    name: 'fieldbook-help-told',
    storage: 'localStorage',
    read: ({ games }) => (isListOf(games, isTold) ? { games } : undefined),
  },
);

interface AssistNewsState {
  /** The level that the table has changed to since this phone was told; nothing while it has not. */
  readonly level: Assist | undefined;
  putAway(): void;
}

export function useAssistNews(): AssistNewsState {
  const view = useTable(state => state.view);
  const { code, phase } = view;
  const { level } = view.assist;
  const [isRecalled, setRecalled] = useState(false);
  const told = useTold(({ games }) => games.find(each => each.code === code)?.level);
  // Nobody has to be told of the level that they began with, nor where one phone has just asked them all.
  const isNews = told !== undefined && !goesRound(view);

  function putAway() {
    // Another tab may have been told of others.
    recall();
    useTold.setState(({ games }) => ({
      games: [...games.filter(each => each.code !== code), { code, level }].slice(-REMEMBERED),
    }));
  }

  useEffect(() => {
    recall();
    setRecalled(true);
  }, []);
  const isKnown = isRecalled && !isNews && told !== level;
  const begin = useEffectEvent(putAway);
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);

  return {
    level: isRecalled && isNews && told !== level && phase !== 'ended' ? level : undefined,
    putAway,
  };
}
