import { branchOf, compareCopies, drawOrigin, giveAway, isSameGame } from '@/lib/game/copies';
import { type Game, namesIn } from '@/lib/game/game';
import { isPhoneCode } from '@/lib/game/gameCode';
import { isName } from '@/lib/game/seats/playerName';
import { createRandom } from '@/lib/random';
import { ok } from '@/lib/result';
import type { GameRepository, TableDependencies } from '@/lib/table/dependencies';
import type { ImportResult } from './importResult';
import { sealGames, unsealParcel } from './parcel';
import { PHONE_DEVICE } from './phoneGame';

/** Games to be given away: a parcel an evening, or more where it is too large for one. */
export interface Packed {
  readonly parcels: readonly string[];
  /** How many of those asked for are not kept here, or cannot be read. */
  readonly leftOut: number;
}

/** What a page may ask about games that come from another phone, or go to one. */
export function moveCalls({
  repository,
  random,
}: Pick<TableDependencies, 'repository' | 'random'>) {
  /** The game as it is given away, which it remembers; a full phone does not, and keeps beside it what comes back. */
  async function give(game: Game): Promise<Game> {
    const given = await repository
      .update<never>(game.code, each => ok(giveAway(each)))
      .catch(() => undefined);
    return given?.ok ? given.value : giveAway(game);
  }

  /** The evenings of these games, each with all its games. */
  async function pack(codes: readonly string[]) {
    const packed = new Set<string>();
    const parcels: string[] = [];
    let leftOut = 0;
    for (const code of codes) {
      if (packed.has(code)) continue;
      const evening = await eveningOf(repository, code);
      if (evening.length === 0) leftOut++;
      else parcels.push(...(await sealGames(await Promise.all(evening.map(give)))));
      for (const game of evening) packed.add(game.code);
    }
    return ok<Packed>({ parcels, leftOut });
  }

  /**
   * Keeps the games of a parcel beside those that are here. A game that is here already is replaced only by one that
   * descends from it; where both have gone on, both are kept.
   */
  async function unpack(parcel: string) {
    const { games, damaged, newer } = await unsealParcel(parcel);
    const ours = games.filter(isOfPhone).map(giveAway);
    const counts = { added: 0, apart: 0, renewed: 0, known: 0 };
    let last: string | undefined;
    for (const coming of await named(ours)) {
      counts[await takeIn(coming)]++;
      last = coming.game.code;
    }
    return ok<ImportResult>({
      ...counts,
      damaged: damaged + games.length - ours.length,
      newer,
      goOn: last ?? null,
    });
  }

  async function takeIn({
    game,
    isApart,
  }: IncomingGame): Promise<'added' | 'apart' | 'renewed' | 'known'> {
    if (await repository.create(game)) return isApart ? 'apart' : 'added';
    const kept = await repository.update(game.code, here =>
      ok(compareCopies(here, game) === 'newer' ? game : here),
    );
    return kept.ok && kept.value === game ? 'renewed' : 'known';
  }

  /** What is here keeps its code: what comes beside it gets another one, also where others lead to it. */
  async function named(games: readonly Game[]): Promise<readonly IncomingGame[]> {
    const names = new Map<string, string>();
    const apart = new Set<string>();
    for (const game of games) {
      const here = await repository.load(game.code);
      if (!here.ok) {
        if (here.error === 'game-damaged') names.set(game.code, await freeCode(game, game.code));
      } else if (!isSameGame(here.value, game)) {
        names.set(game.code, await freeCode(game, game.origin));
      } else if (compareCopies(here.value, game) === 'apart') {
        names.set(game.code, await freeCode(game, branchOf(here.value, game)));
        apart.add(game.code);
      }
    }
    const codeOf = (code: string) => names.get(code) ?? code;
    return games.map(game => ({
      isApart: apart.has(game.code),
      game: {
        ...game,
        code: codeOf(game.code),
        // Else a server would take both for one game.
        origin: apart.has(game.code) ? drawOrigin(random) : game.origin,
        previous: game.previous && codeOf(game.previous),
        next: game.next && codeOf(game.next),
      },
    }));
  }

  /** A code that follows from `seed`, so that what comes once more is known again: one that is free, or its own. */
  async function freeCode(game: Game, seed: string): Promise<string> {
    const codes = createRandom(seed, 'a code beside another');
    for (;;) {
      const code = repository.drawCode(codes);
      const here = await repository.load(code);
      if (!here.ok && here.error === 'not-found') return code;
      if (here.ok && isSameGame(here.value, game) && compareCopies(here.value, game) !== 'apart')
        return code;
    }
  }

  return { pack, unpack };
}

/** A game as it will be kept. */
interface IncomingGame {
  readonly game: Game;
  /** Whether it is kept beside the one that it parted from. */
  readonly isApart: boolean;
}

/** From the first game of the evening to the last, as far as they can be read. */
async function eveningOf(repository: GameRepository, code: string): Promise<readonly Game[]> {
  const evening = new Map<string, Game>();
  const follow = async (start: string, onwards: 'previous' | 'next') => {
    const found: Game[] = [];
    for (let each: string | null = start; each !== null && !evening.has(each); ) {
      const game = await repository.load(each);
      if (!game.ok) break;
      evening.set(each, game.value);
      found.push(game.value);
      each = game.value[onwards];
    }
    return found;
  };
  const [game, ...before] = await follow(code, 'previous');
  if (game === undefined) return [];
  const after = game.next === null ? [] : await follow(game.next, 'next');
  return [...before.reverse(), game, ...after];
}

/** Whether it is a game that a phone keeps by itself, all of it, with names that somebody could have typed. */
const isOfPhone = (game: Game): boolean =>
  isPhoneCode(game.code) &&
  game.onePhone &&
  game.seats.every(({ holder }) => holder?.device === PHONE_DEVICE) &&
  namesIn(game).every(isName);
