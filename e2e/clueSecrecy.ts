import { expect, type Page } from 'playwright/test';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { ALL_CLUES, type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { columnOf, formatHex, rowOf } from '@/lib/map/hexName';
import { type Hex, intersection } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
import { formatOfficialClue } from '@/lib/official/names';
import { clueOn, goToSeat, goToTable, hold, litOn, release } from './actions';
import { clueText } from './english';
import { isSameForAll, joinData } from './pageText';
import type { RecordedPlayer } from './player';
import type { Received } from './recorder';

/** Secrets of a game and all their possible spellings. */

export type Seated = {
  readonly player: RecordedPlayer;
  readonly name: string;
  readonly clue: Clue;
};

/**
 * Goes from the table to the player's seat and back. The clue shows only while it is held, lights its own
 * hexes, and leaves no trace in the page.
 */
export async function lookAtClue(page: Page, name: string, map: GameMap): Promise<Clue> {
  await goToSeat(page, name);
  await hold(page);
  const clue = await readLitClue(page, map);
  await release(page);
  await expectForgotten(page, clue, map);
  await goToTable(page);
  return clue;
}

/** The open clue, whose area must be lit on the map. */
export async function readLitClue(page: Page, map: GameMap): Promise<Clue> {
  const clue = readClue(await clueOn(page).textContent());
  await expect(litOn(page)).toHaveAttribute('d', litBy(clue, map));
  return clue;
}

/** Fails if the covered page still contains the clue in any spelling. */
export async function expectForgotten(page: Page, clue: Clue, map: GameMap): Promise<void> {
  const content = { from: 'the covered page', text: await page.content() };
  expect(find([content], spellingsOf(clue, map))).toEqual([]);
}

function readClue(text: string | null): Clue {
  const clue = ALL_CLUES.find(each => clueText(each) === text);
  if (clue === undefined) throw new Error(`no clue has the text "${text}"`);
  return clue;
}

const litBy = (clue: Clue, map: GameMap) => hexesPath(clueHexes(clue, map));

/** The one hex that all clues allow. */
export function habitatOf(clues: readonly Clue[], map: GameMap): Hex {
  const habitat = intersection(clues.map(clue => clueHexes(clue, map))).single;
  if (habitat === undefined) throw new Error('these clues have no habitat');
  return habitat;
}

/** Fails if any player received another player's clue, one of the `otherClues`, or the habitat. */
export async function expectSecretsKept(
  table: readonly Seated[],
  map: GameMap,
  otherClues: readonly Clue[] = [],
): Promise<void> {
  const clues = [...table.map(({ clue }) => clue), ...otherClues];
  const habitat = habitatSpellings(habitatOf(clues, map));
  for (const { player, name, clue } of table) {
    const received = await player.seen();
    const own = spellingsOf(clue, map);
    const others = clues.filter(other => other !== clue);
    const secrets = others.flatMap(other => spellingsOf(other, map));
    expect(find(received, own), `${name} has seen a clue`).not.toEqual([]);
    expect(find(received, [...secrets, ...habitat]), `${name} knows too much`).toEqual([]);
  }
}

/** A clue's names, its sentence, and its lit hexes. No two clues of a game share any. */
const spellingsOf = (clue: Clue, map: GameMap): readonly string[] => [
  formatClue(clue),
  formatOfficialClue(clue),
  clueText(clue),
  litBy(clue, map),
];

/** A hex alone is no secret, since the map names many; only its role as habitat is. */
function habitatSpellings(habitat: Hex): readonly string[] {
  const [row, column] = [rowOf(habitat) + 1, columnOf(habitat) + 1];
  return [
    '"habitat":{',
    '"destination":{',
    'class="habitat',
    `"row":${row},"col":${column}`,
    `"${row}, ${column}"`,
    `habitat: ${formatHex(habitat)}`,
    `habitat is ${formatHex(habitat)}`,
    `${formatHex(habitat)}</strong> was the habitat`,
    `${formatHex(habitat)} was the habitat`,
  ];
}

/** Finds the texts in what was received, ignoring files that are the same for all. */
export function find(received: readonly Received[], texts: readonly string[]): readonly string[] {
  return received
    .filter(({ from }) => !isSameForAll(from))
    .flatMap(({ from, text }) => {
      const plain = withoutMarks(joinData(text).replaceAll('&quot;', '"'));
      return texts.filter(each => plain.includes(each)).map(each => `${from}: ${each}`);
    });
}
