import { UNMARKED } from '@/app/_words/clueMarks';
import { getLanguage, getWords } from '@/app/_words/request';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { blankClue } from './partClue';

/** Others that are hardly shorter may break their lines less luckily. */
const TO_SPARE = ' eeeeee';

const known = new Map<string, Promise<string>>();

/** The reader's longest clue, blanked: slip and envelope are given its room from the start. */
export async function longestClue(): Promise<string> {
  const language = await getLanguage();
  const longest = known.get(language) ?? findLongest();
  known.set(language, longest);
  return longest;
}

async function findLongest(): Promise<string> {
  const [clues, words] = await Promise.all([getWords('clues.sentence'), getWords('seat')]);
  const openings = [words('clueOpening'), words('clueOpeningNot')];
  const blanks = ALL_CLUES.map(clue =>
    blankClue(clues.markup(formatClue(clue), UNMARKED), openings),
  );
  const longest = blanks.reduce((most, each) => (each.length > most.length ? each : most));
  return longest + TO_SPARE;
}
