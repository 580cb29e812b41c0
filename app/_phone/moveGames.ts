import { branchOf, compareCopies, isSameGame, recordExport } from '@/lib/game/copies';
import { type Game, isEnded, namesIn } from '@/lib/game/game';
import { isPhoneCode } from '@/lib/game/gameCode';
import { isName } from '@/lib/game/seats/playerName';
import { createRandom, drawHex } from '@/lib/random';
import { ok } from '@/lib/result';
import type { GameRepository, TableDependencies } from '@/lib/table/dependencies';
import type { ImportResult } from './importResult';
import { packGames, unpackParcel } from './parcel';
import { PHONE_DEVICE } from './phoneGame';

/** Exported games: one parcel per evening, or more if an evening is too large. */
export interface Packed {
  readonly parcels: readonly string[];
  /** How many of the requested games are missing or unreadable. */
  readonly leftOut: number;
  /** Whether it contains clues that no one should read yet, because a game has not ended. */
  readonly hasSecrets: boolean;
}

/** The calls that export games to another phone and import them. */
export function moveCalls({
  repository,
  random,
}: Pick<TableDependencies, 'repository' | 'random'>) {
  /**
   * Marks the game as exported and returns it. On a full phone the mark is lost, so a returning copy is kept as a
   * separate game.
   */
  async function markExported(game: Game): Promise<Game> {
    const marked = await repository
      .update<never>(game.code, stored => ok(recordExport(stored)))
      .catch(() => undefined);
    return marked?.ok ? marked.value : recordExport(game);
  }

  /** Exports the whole evening of each of these games. */
  async function pack(codes: readonly string[]) {
    const packed = new Set<string>();
    const parcels: string[] = [];
    let leftOut = 0;
    let hasSecrets = false;
    for (const code of codes) {
      if (packed.has(code)) continue;
      const evening = await eveningOf(repository, code);
      if (evening.length === 0) leftOut++;
      else parcels.push(...(await packGames(await Promise.all(evening.map(markExported)))));
      for (const game of evening) packed.add(game.code);
      hasSecrets ||= !evening.every(isEnded);
    }
    return ok<Packed>({ parcels, leftOut, hasSecrets });
  }

  /**
   * Imports a parcel. A stored game is replaced only by a copy that descends from it; if both copies were played on,
   * both are kept.
   */
  async function unpack(parcel: string) {
    const { games, damaged, newer } = await unpackParcel(parcel);
    const accepted = games.filter(isPhoneGame).map(recordExport);
    const counts = { added: 0, apart: 0, renewed: 0, known: 0 };
    let last: string | undefined;
    for (const incoming of await withFreeCodes(accepted)) {
      counts[await storeGame(incoming)]++;
      last = incoming.game.code;
    }
    return ok<ImportResult>({
      ...counts,
      damaged: damaged + games.length - accepted.length,
      newer,
      resumeCode: last ?? null,
    });
  }

  async function storeGame({
    game,
    isApart,
  }: IncomingGame): Promise<'added' | 'apart' | 'renewed' | 'known'> {
    if (await repository.create(game)) return isApart ? 'apart' : 'added';
    const updated = await repository.update(game.code, local =>
      ok(compareCopies(local, game) === 'newer' ? game : local),
    );
    return updated.ok && updated.value === game ? 'renewed' : 'known';
  }

  /** Resolves code conflicts: stored games keep their codes; imported ones get new codes, and links to them follow. */
  async function withFreeCodes(games: readonly Game[]): Promise<readonly IncomingGame[]> {
    const newCodes = new Map<string, string>();
    const apart = new Set<string>();
    for (const game of games) {
      const local = await repository.load(game.code);
      if (!local.ok) {
        if (local.error === 'game-damaged')
          newCodes.set(game.code, await freeCode(game, game.code));
      } else if (!isSameGame(local.value, game)) {
        newCodes.set(game.code, await freeCode(game, game.origin));
      } else if (compareCopies(local.value, game) === 'apart') {
        newCodes.set(game.code, await freeCode(game, branchOf(local.value, game)));
        apart.add(game.code);
      }
    }
    const codeOf = (code: string) => newCodes.get(code) ?? code;
    return games.map(game => ({
      isApart: apart.has(game.code),
      game: {
        ...game,
        code: codeOf(game.code),
        // With the same origin, a server would treat both as one game.
        origin: apart.has(game.code) ? drawHex(random) : game.origin,
        previous: game.previous && codeOf(game.previous),
        next: game.next && codeOf(game.next),
      },
    }));
  }

  /**
   * Derives a code from `seed`, so that a repeated import finds its earlier copy. Returns a free code, or that copy's.
   */
  async function freeCode(game: Game, seed: string): Promise<string> {
    const codes = createRandom(seed, 'a code beside another');
    for (;;) {
      const code = repository.drawCode(codes);
      const local = await repository.load(code);
      if (!local.ok && local.error === 'not-found') return code;
      if (local.ok && isSameGame(local.value, game) && compareCopies(local.value, game) !== 'apart')
        return code;
    }
  }

  return { pack, unpack };
}

/** A game ready to be stored. */
interface IncomingGame {
  readonly game: Game;
  /** Whether it is kept next to the copy that it diverged from. */
  readonly isApart: boolean;
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

/** Whether it is a phone game: all seats are held by the phone, with names that a player could have typed. */
const isPhoneGame = (game: Game): boolean =>
  isPhoneCode(game.code) &&
  game.onePhone &&
  game.seats.every(({ holder }) => holder?.device === PHONE_DEVICE) &&
  namesIn(game).every(isName);
