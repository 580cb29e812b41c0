'use client';

import { callApi } from '@/app/_state/callApi';
import { type Answered, useAnswer } from '@/app/_state/useAnswer';
import { chosenSeed } from '@/lib/game/chosenSeed';
import { dealBody } from '../dealBody';
import type { DealChoices } from '../dealChoices';

/** Words are asked about once nobody has typed for so long: a deal costs the server something. */
const PAUSE_MILLISECONDS = 500;

interface RaceMap {
  readonly mapCode: string;
}

/** The map that the words and all that was chosen with them would be dealt on. */
export function useRaceMap(choices: DealChoices): Answered<RaceMap> {
  const seed = chosenSeed(choices.seed);
  const body = { ...dealBody(choices, 'own'), seed };
  return useAnswer({
    about: seed === '' ? undefined : JSON.stringify(body),
    ask: () => callApi<RaceMap>({ method: 'POST', path: '/api/maps/race', body }),
    pause: PAUSE_MILLISECONDS,
  });
}
