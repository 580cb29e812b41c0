import fc from 'fast-check';
import { clueCount, type PlayerCount } from '../data/terms';
import type { IdentifiedAction, RecordedAction } from '../play/boardActions';
import { withCorrections } from '../play/corrections';
import { anyAction, entryId, players } from './arbitraries';

/** Deeds under the names of their numbers. */
export const named = (deeds: readonly RecordedAction[]): readonly IdentifiedAction[] =>
  deeds.map((deed, at) => ({ ...deed, id: entryId(at) }));

/** What people at a table of so many might enter, of which only what can be entered is. */
export const entered: fc.Arbitrary<{ count: PlayerCount; deeds: readonly IdentifiedAction[] }> = fc
  .record({ count: players, deeds: fc.array(anyAction, { maxLength: 60 }) })
  .map(({ count, deeds }) => {
    let kept: readonly IdentifiedAction[] = [];
    for (const each of deeds) {
      const owner = 'owner' in each ? each.owner : each.does === 'correct' ? each.as.owner : 0;
      const isSeated = each.does === 'turn' ? each.player < count : owner < clueCount(count);
      const next = [...kept, { ...each, id: entryId(kept.length) }];
      if (isSeated && withCorrections(next).ok) kept = next;
    }
    return { count, deeds: kept };
  });
