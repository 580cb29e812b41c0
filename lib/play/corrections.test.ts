import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entered } from '../testing/entered';
import { asMeant, entriesOfPieces } from './corrections';
import { boardAfterAll, boardOf, type Deed } from './record';

/** As `asMeant`, from the start for each correction. */
const asMeantSlowly = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.reduce<readonly Deed[]>((meant, deed, at) => {
    if (deed.does !== 'correct') return meant;
    const wrong = enteredBefore(meant, deed, at);
    const right = meant.map((each, index) =>
      each.does === 'place' && wrong.includes(index) ? { ...each, owner: deed.instead } : each,
    );
    const board = boardAfterAll(right.slice(0, at + 1));
    const isSame =
      board.ok && laid(board.value.pieces) === laid(boardOf(meant.slice(0, at + 1)).pieces);
    return isSame ? right : meant;
  }, deeds);

/** Which of the deeds before `until` entered a piece that lies there then, by looking back from there. */
function enteredBefore(
  deeds: readonly Deed[],
  { owner, hex }: { readonly owner: number; readonly hex: number },
  until: number,
): readonly number[] {
  const placed: number[] = [];
  for (let at = until - 1; at >= 0; at--) {
    const deed = deeds[at];
    if (!deed || !('hex' in deed) || deed.owner !== owner || deed.hex !== hex) continue;
    if (deed.does !== 'place') break;
    placed.unshift(at);
  }
  return placed;
}

const laid = (pieces: readonly object[]): string =>
  pieces
    .map(({ ...piece }) => JSON.stringify(Object.entries(piece).sort()))
    .sort()
    .join();

const disc = (owner: number, hex: number): Deed => ({ does: 'place', owner, hex, kind: 'disc' });
const correct = (owner: number, hex: number, instead: number): Deed => ({
  does: 'correct',
  owner,
  hex,
  instead,
});

test('a piece is the right person’s from the start, also where it is put right and back', () => {
  expect(asMeant([disc(0, 4), disc(2, 5), correct(0, 4, 1)])[0]).toEqual(disc(1, 4));
  expect(asMeant([disc(0, 4), correct(0, 4, 1), correct(1, 4, 0)])[0]).toEqual(disc(0, 4));
  // Two phones entered it.
  const twice = asMeant([disc(0, 4), disc(0, 4), correct(0, 4, 1)]);
  expect(twice.slice(0, 2)).toEqual([disc(1, 4), disc(1, 4)]);
});

test('where the right person’s own entries are in the way, the deeds stay as they are', () => {
  const gone: Deed = { does: 'remove', owner: 1, hex: 4 };
  const deeds = [disc(1, 4), disc(0, 4), gone, correct(0, 4, 1)];
  expect(asMeant(deeds)).toEqual(deeds);
});

test('deeds are read as if each correction were tried from the start', () => {
  const corrected = fc.array(fc.record({ which: fc.nat(), by: fc.integer({ min: 1, max: 4 }) }));
  fc.assert(
    fc.property(entered, corrected, ({ count, deeds }, corrections) => {
      const owners = count === 2 ? 4 : count;
      const all = [...deeds];
      for (const { which, by } of corrections) {
        const { pieces } = boardOf(all);
        const piece = pieces[which % Math.max(1, pieces.length)];
        if (piece === undefined) continue;
        const deed = correct(piece.owner, piece.hex, (piece.owner + by) % owners);
        if (boardAfterAll([...all, deed]).ok) all.push(deed);
      }
      expect(asMeant(all)).toEqual(asMeantSlowly(all));
    }),
    { numRuns: 300 },
  );
});

test('what entered a piece is as if it were looked back for from each deed', () => {
  fc.assert(
    fc.property(entered, ({ deeds }) => {
      const slowly = deeds.map((deed, at) =>
        'hex' in deed && deed.does !== 'place' ? enteredBefore(deeds, deed, at) : [],
      );
      expect(entriesOfPieces(deeds)).toEqual(slowly);
    }),
  );
});
