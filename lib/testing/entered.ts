import fc from 'fast-check';
import type { PlayerCount } from '../data/terms';
import { MAX_ENTRIES } from '../game/limits';
import { existsAtTable } from '../game/record/gameRecord';
import { HEX_COUNT } from '../map/hexSet';
import type { EntryId, RecordedAction } from '../play/boardActions';
import { withCorrections } from '../play/corrections';
import { anyAction, entryId, players } from './arbitraries';

type NamedAction = RecordedAction & { readonly id: EntryId };

/** Actions with their indices as ids. */
export const named = (actions: readonly RecordedAction[]): readonly NamedAction[] =>
  actions.map((action, at) => ({ ...action, id: entryId(at) }));

/**
 * A full record that takes longest to read: each fix fixes the piece that the last one moved, then the first entry is
 * corrected repeatedly.
 */
export const SLOW_RECORD = named(
  Array.from({ length: MAX_ENTRIES }, (_, at): RecordedAction => {
    const wrong = { owner: 0, hex: 0, kind: 'disc' } as const;
    if (at === 0) return { type: 'place', ...wrong };
    if (at < HEX_COUNT) return { type: 'fix', owner: 0, hex: at - 1, kind: 'cube', to: at };
    return { type: 'correct', entry: entryId(0), as: { ...wrong, owner: at % 2 } };
  }),
);

/** A random record for `count` players: random actions without those that are refused. */
export const entered: fc.Arbitrary<{ count: PlayerCount; actions: readonly NamedAction[] }> = fc
  .record({ count: players, actions: fc.array(anyAction, { maxLength: 60 }) })
  .map(({ count, actions }) => {
    let accepted: readonly NamedAction[] = [];
    for (const each of actions) {
      const isSeated = existsAtTable({ players: count }, each);
      const next = [...accepted, { ...each, id: entryId(accepted.length) }];
      const isInPlace = each.type !== 'mid-game' || accepted.length === 0;
      if (isSeated && isInPlace && withCorrections(next).ok) accepted = next;
    }
    return { count, actions: accepted };
  });
