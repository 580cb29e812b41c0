import { marksOf, stateOf, withExport } from '@/lib/game/copies';
import { type Game, isEnded, namesIn } from '@/lib/game/game';
import { isPhoneCode } from '@/lib/game/gameCode';
import { isName } from '@/lib/game/seats/playerName';
import { drawHex } from '@/lib/random';
import { ok } from '@/lib/result';
import type { GameRepository, TableDependencies } from '@/lib/table/dependencies';
import { createWithFreeCode } from '@/lib/table/freeCode';
import { packGames, unpackGames } from './exportFormat';
import type { findCopies } from './gameRows';
import { PHONE_DEVICE } from './phoneGame';

/** Exported games: one line per evening, or more if an evening is too large. */
export interface Packed {
  readonly exportLines: readonly string[];
  /** How many of the requested games are missing or unreadable. */
  readonly leftOut: number;
  /** Whether one of the games has not ended, so that nobody should read its clues yet. */
  readonly hasSecrets: boolean;
}

/** The outcome of an import; each game is counted once. */
export interface ImportResult {
  /** New games, and games that replaced an older local copy. */
  readonly added: number;
  /** Games that had diverged from the local copy, so that both are kept. */
  readonly apart: number;
  /** Games whose state the local copy has already reached. */
  readonly known: number;
  readonly damaged: number;
  /** Packed or stored by a newer Fieldbook. */
  readonly newer: number;
  /** The code of the evening's last game. */
  readonly resumeCode: string | null;
}

/** The calls that export games to another phone and import them. */
export function moveCalls(dependencies: TableDependencies, copiesOf: typeof findCopies) {
  const { repository, random } = dependencies;

  /** On a full phone the export cannot be recorded, so a copy that comes back may be stored as a second game. */
  async function markExported(game: Game): Promise<Game> {
    const marked = await repository
      .update<never>(game.code, stored => ok(withExport(stored)))
      .catch(() => undefined);
    return marked?.ok ? marked.value : withExport(game);
  }

  /** Exports the whole evening of each of these games. */
  async function pack(codes: readonly string[]) {
    const packed = new Set<string>();
    const exportLines: string[] = [];
    let leftOut = 0;
    let hasSecrets = false;
    for (const code of codes) {
      if (packed.has(code)) continue;
      const evening = await eveningOf(repository, code);
      if (evening.length === 0) leftOut++;
      else exportLines.push(...(await packGames(await Promise.all(evening.map(markExported)))));
      for (const game of evening) packed.add(game.code);
      hasSecrets ||= !evening.every(isEnded);
    }
    return ok<Packed>({ exportLines, leftOut, hasSecrets });
  }

  /** Imports a line. Never overwrites moves made here: in case of doubt both copies are kept. */
  async function unpack(exportLine: string) {
    const { games, damaged, newer } = await unpackGames(exportLine);
    const accepted = games.filter(isPhoneGame).map(withExport);
    const counts = { added: 0, apart: 0, known: 0 };
    const codes = new Map<string, string>();
    const stored: string[] = [];
    for (const game of accepted) {
      const { outcome, code } = await storeCopy(game);
      counts[outcome]++;
      codes.set(game.code, code);
      if (outcome !== 'known') stored.push(code);
    }
    if ([...codes].some(([before, code]) => before !== code)) await relink(stored, codes);
    return ok<ImportResult>({
      ...counts,
      damaged: damaged + games.length - accepted.length,
      newer,
      resumeCode: [...codes.values()].at(-1) ?? null,
    });
  }

  async function storeCopy(game: Game): Promise<StoredCopy> {
    const state = stateOf(game);
    const copies = await copiesOf(marksOf(game));
    const same = copies.find(({ marks }) => marks.includes(state));
    if (same) return { outcome: 'known', code: same.code };
    for (const { code } of copies) {
      const updated = await repository.update<never>(code, local =>
        ok(
          game.exportedStates.includes(stateOf(local))
            ? { ...game, code, origin: local.origin }
            : local,
        ),
      );
      if (updated.ok && stateOf(updated.value) === state) return { outcome: 'added', code };
    }
    const outcome = copies.length > 0 ? 'apart' : 'added';
    if (await repository.create(game)) return { outcome, code: game.code };
    // With the same origin, a server would treat the two copies as one game.
    const { code: _, ...unnamed } = { ...game, origin: drawHex(random) };
    const code = await createWithFreeCode(dependencies, unnamed, async ({ code }) =>
      (await repository.create({ ...unnamed, code })) ? code : undefined,
    );
    return { outcome, code };
  }

  /** Links imported games to each other by the codes that they have here. */
  async function relink(stored: readonly string[], codes: ReadonlyMap<string, string>) {
    const codeHere = (code: string | null) => code && (codes.get(code) ?? code);
    for (const code of stored)
      await repository.update<never>(code, game =>
        ok({ ...game, previous: codeHere(game.previous), next: codeHere(game.next) }),
      );
  }

  return { pack, unpack };
}

export type MoveCalls = ReturnType<typeof moveCalls>;

/** The outcome for one imported game, and its code here. */
interface StoredCopy {
  readonly outcome: 'added' | 'apart' | 'known';
  readonly code: string;
}

/** All readable games of the evening, in playing order. */
async function eveningOf(repository: GameRepository, code: string): Promise<readonly Game[]> {
  const evening = new Map<string, Game>();
  const follow = async (start: string, direction: 'previous' | 'next') => {
    const found: Game[] = [];
    for (let next: string | null = start; next !== null && !evening.has(next); ) {
      const game = await repository.load(next);
      if (!game.ok) break;
      evening.set(next, game.value);
      found.push(game.value);
      next = game.value[direction];
    }
    return found;
  };
  const [game, ...before] = await follow(code, 'previous');
  if (game === undefined) return [];
  const after = game.next === null ? [] : await follow(game.next, 'next');
  return [...before.reverse(), game, ...after];
}

/** Whether it is a valid phone game: the phone holds all seats, and players could have typed the names. */
const isPhoneGame = (game: Game): boolean =>
  isPhoneCode(game.code) &&
  game.onePhone &&
  game.seats.every(({ holder }) => holder?.device === PHONE_DEVICE) &&
  namesIn(game).every(isName);
