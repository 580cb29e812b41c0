import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SUBJECTS } from '../clues/clue';
import { isWithinBand, subjectHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { HEXES } from '../map/hexSet';

const SOURCE = fileURLToPath(new URL('../solver/fairSets.reference.c', import.meta.url));
const ROUNDS = 40;

interface CReference {
  /** CPU time per map in milliseconds (minimum over the rounds), and the numbers of sets of 3, 4 and 5 clues. */
  time(
    maps: readonly GameMap[],
    band: boolean,
  ): { milliseconds: number; counts: readonly number[] };
  remove(): void;
}

/** Compiles the C solver; `undefined` if `cc` is missing or fails. */
export function compileReference(): CReference | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'fieldbook-reference-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const program = join(folder, 'reference');
  try {
    const subjects = `-DSUBJECTS=${SUBJECTS.length}`;
    const options = ['-O3', '-march=native', subjects, '-o', program, SOURCE];
    execFileSync('cc', options, { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    time(maps, band) {
      const input = `${ROUNDS} ${maps.length}\n${maps.map(map => inputLine(map, band)).join('\n')}`;
      const [milliseconds = 0, ...counts] = execFileSync(program, { input, encoding: 'utf8' })
        .split(' ')
        .map(Number);
      return { milliseconds, counts };
    },
    remove,
  };
}

function inputLine(map: GameMap, band: boolean): string {
  const sets = SUBJECTS.map(subject => subjectHexes(subject, map));
  const mask = (holds: (subject: number) => boolean) =>
    SUBJECTS.reduce((bits, _, index) => (holds(index) ? bits | (1 << index) : bits), 0);
  const usable = mask(index => {
    const subject = SUBJECTS[index];
    return !band || (subject !== undefined && isWithinBand(subject, map));
  });
  const truths = HEXES.map(hex => mask(index => sets[index]?.has(hex) === true));
  return [map.mode === 'normal' ? 1 : 0, usable, ...truths].join(' ');
}
