'use client';

import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import { type Answered, useAnswer } from '@/app/_state/useAnswer';
import { chosenSeed } from '@/lib/game/chosenSeed';
import { dealBody } from '../dealBody';
import type { DealChoices } from '../dealChoices';
import { mapToDeal } from '../dealGame';

/** Words are dealt once nobody has typed for so long: the map would change with every letter. */
const PAUSE_MILLISECONDS = 300;

/** The code of the map that the words and all that was chosen with them would be dealt on. */
export function useRaceMap(choices: DealChoices): Answered<string> {
  const tell = usePhoneTrouble();
  const seed = chosenSeed(choices.seed);
  const body = dealBody(choices, 'own');
  return useAnswer({
    about: seed === '' ? undefined : JSON.stringify({ ...body, seed }),
    ask: () => mapToDeal(body, seed, tell),
    pause: PAUSE_MILLISECONDS,
  });
}
