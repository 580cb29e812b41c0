import type { Game } from '@/lib/game/game';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ok } from '@/lib/result';
import type { Keeper } from '@/lib/table/keeper';
import type { Outside } from '@/lib/table/outside';
import { DEVICE } from './device';
import { openParcel, parcelsIn, sealGames } from './parcel';

/** Games to be given away: a parcel an evening. */
export interface Packed {
  readonly parcels: readonly string[];
  /** How many of those asked for are not kept here, or cannot be read. */
  readonly leftOut: number;
}

/** What became of games that came from another phone; each is counted once. */
export interface TakenIn {
  readonly added: number;
  /** They were here before, and had gone on there. */
  readonly renewed: number;
  /** They were here before, as far or farther. */
  readonly known: number;
  readonly damaged: number;
  readonly newer: number;
  /** The last game of the evening, where it was one evening. */
  readonly goOn: string | null;
}

/** What a page may ask about games that come from another phone, or go to one. */
export function moveCalls({ keeper, random }: Pick<Outside, 'keeper' | 'random'>) {
  /** The evenings of these games, each with all its games. */
  async function pack(codes: readonly string[]) {
    const packed = new Set<string>();
    const parcels: string[] = [];
    let leftOut = 0;
    for (const code of codes) {
      if (packed.has(code)) continue;
      const evening = await eveningOf(keeper, code);
      if (evening.length === 0) leftOut++;
      else parcels.push(await sealGames(evening));
      for (const game of evening) packed.add(game.code);
    }
    return ok<Packed>({ parcels, leftOut });
  }

  /** Keeps the games of a text of parcels, beside those that are here: what is here and has gone on farther stays. */
  async function unpack(text: string) {
    const opened = await Promise.all(parcelsIn(text).map(openParcel));
    const counts = { added: 0, renewed: 0, known: 0 };
    let last: string | undefined;
    for (const { games } of opened) {
      for (const game of await rename(games.filter(isPhones))) {
        counts[await takeIn(game)]++;
        last = game.code;
      }
    }
    const foreign = opened.flatMap(({ games }) => games).filter(game => !isPhones(game)).length;
    return ok<TakenIn>({
      ...counts,
      damaged: foreign + sum(opened.map(({ damaged }) => damaged)),
      newer: sum(opened.map(({ newer }) => newer)),
      goOn: opened.length === 1 && last !== undefined ? last : null,
    });
  }

  async function takeIn(game: Game): Promise<'added' | 'renewed' | 'known'> {
    if (await keeper.create(game)) return 'added';
    const kept = await keeper.update(game.code, here =>
      ok(here.version < game.version ? game : here),
    );
    return kept.ok && kept.value === game ? 'renewed' : 'known';
  }

  /** Another game that is here keeps its code: the one that comes gets a new one, also where others lead to it. */
  async function rename(games: readonly Game[]): Promise<readonly Game[]> {
    const names = new Map<string, string>();
    for (const game of games) {
      if (await isTaken(game)) names.set(game.code, await drawFreeCode());
    }
    const named = (code: string) => names.get(code) ?? code;
    return games.map(game => ({
      ...game,
      code: named(game.code),
      previous: game.previous && named(game.previous),
      next: game.next && named(game.next),
    }));
  }

  async function isTaken(game: Game): Promise<boolean> {
    const here = await keeper.load(game.code);
    return here.ok ? !isSameDeal(here.value, game) : here.error === 'game-damaged';
  }

  async function drawFreeCode(): Promise<string> {
    const code = keeper.drawCode(random);
    const here = await keeper.load(code);
    return !here.ok && here.error === 'not-found' ? code : drawFreeCode();
  }

  return { pack, unpack };
}

/** From the first game of the evening to the last, as far as they can be read. */
async function eveningOf(keeper: Keeper, code: string): Promise<readonly Game[]> {
  const evening = new Map<string, Game>();
  const follow = async (start: string, onwards: 'previous' | 'next') => {
    const found: Game[] = [];
    for (let each: string | null = start; each !== null && !evening.has(each); ) {
      const game = await keeper.load(each);
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

/** Whether it is a game that a phone keeps by itself, all of it. */
const isPhones = ({ code, onePhone, seats }: Game): boolean =>
  isPhoneCode(code) && onePhone && seats.every(({ holder }) => holder?.device === DEVICE);

const isSameDeal = (one: Game, other: Game): boolean =>
  one.mapCode === other.mapCode && `${one.clues}` === `${other.clues}` && one.round === other.round;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
