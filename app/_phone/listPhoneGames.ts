import { isKnownSeat } from '@/app/_state/knownGames';
import { isListOf, isOneOf } from '@/app/_state/persisted';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { isFields } from '@/lib/fields';
import { callPhoneWorker } from './callPhoneWorker';
import { isAfterDamage, type UnreadableGame, withPhone } from './database';
import { faultOf, type PhoneFault } from './phoneFault';
import type { PhoneGame } from './phoneGame';

/** The games stored on this phone, as lists show them. */
export interface PhoneGames {
  readonly games: readonly PhoneGame[];
  /** Unreadable games, with their last list entries. */
  readonly unreadable: readonly (UnreadableGame & { readonly known: PhoneGame | undefined })[];
  /** Whether the first database was unusable and a second one replaced it. */
  readonly isAfterDamage: boolean;
  /** Why the list could not be read. */
  readonly fault?: PhoneFault;
}

/** Reads the list. First retries the games without a list entry and those that were unreadable. */
export async function listPhoneGames(): Promise<PhoneGames> {
  try {
    const { listed, toRead } = await readList();
    if (toRead.length === 0) return listed;
    await callPhoneWorker('readAgain', toRead);
    return (await readList()).listed;
  } catch (error) {
    return { games: [], unreadable: [], isAfterDamage: false, fault: faultOf(error) };
  }
}

async function readList(): Promise<{ listed: PhoneGames; toRead: readonly string[] }> {
  const [codes, summaries, unreadable, isReplaced] = await withPhone(database => {
    const transaction = database.transaction(['games', 'summaries', 'unreadable']);
    return Promise.all([
      transaction.objectStore('games').getAllKeys(),
      transaction.objectStore('summaries').getAll(),
      transaction.objectStore('unreadable').getAll(),
      isAfterDamage(database),
    ]);
  });
  const known = new Map(summaries.filter(isPhoneGame).map(game => [game.code, game]));
  const unreadableCodes = new Set(unreadable.map(({ code }) => code));
  return {
    listed: {
      games: codes.flatMap(code => (unreadableCodes.has(code) ? [] : (known.get(code) ?? []))),
      unreadable: unreadable.map(game => ({ ...game, known: known.get(game.code) })),
      isAfterDamage: isReplaced,
    },
    toRead: [...new Set([...codes.filter(code => !known.has(code)), ...unreadableCodes])],
  };
}

/** List entries are not validated when they are written, so they are checked here. */
function isPhoneGame(value: unknown): value is PhoneGame {
  if (!isFields(value)) return false;
  const { code, mode, players, round, ended, next, seats, mapCode, changedAt } = value;
  return (
    typeof code === 'string' &&
    isOneOf(mode, MODES) &&
    isOneOf(players, PLAYER_COUNTS) &&
    typeof round === 'number' &&
    typeof ended === 'boolean' &&
    (next === null || typeof next === 'string') &&
    isListOf(seats, isKnownSeat) &&
    typeof mapCode === 'string' &&
    typeof changedAt === 'number'
  );
}
