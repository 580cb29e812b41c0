import fc from 'fast-check';
import type { PlayerCount } from '../data/terms';
import { Board } from '../play/pieces';
import { boardAfter, type Deed } from '../play/record';
import { anyDeed, players } from './arbitraries';

/** What people at a table of so many might enter, of which only what can be entered is. */
export const entered: fc.Arbitrary<{ count: PlayerCount; deeds: readonly Deed[] }> = fc
  .record({ count: players, deeds: fc.array(anyDeed, { maxLength: 60 }) })
  .map(({ count, deeds }) => {
    const owners = count === 2 ? 4 : count;
    const kept: Deed[] = [];
    let board = Board.empty;
    for (const each of deeds) {
      const named = [
        ...('owner' in each ? [each.owner] : []),
        ...('instead' in each ? [each.instead] : []),
      ];
      const isKnown = named.every(owner => owner < owners);
      const isSeated = each.does === 'turn' ? each.player < count : true;
      const next = isKnown && isSeated ? boardAfter(board, each) : undefined;
      if (!next?.ok) continue;
      board = next.value;
      kept.push(each);
    }
    return { count, deeds: kept };
  });
