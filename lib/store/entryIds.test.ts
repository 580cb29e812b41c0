import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOfRecord, type Entry, isValidRecord, MOST_ENTRIES } from '../game/record/gameRecord';
import type { PieceKind } from '../play/pieces';
import { anyHappened, entryId } from '../testing/arbitraries';
import { withEntryIds } from './entryIds';

/** An entry of format 6, as far as a test asks for it. */
type Old = { readonly does: string } & Readonly<Partial<Record<string, unknown>>>;

const told = (deeds: readonly Old[]) => deeds.map((deed, at) => ({ ...deed, by: 1, at }));
const upcast = (deeds: readonly Old[]) => withEntryIds(told(deeds)) as readonly Entry[];

const PIECE = { owner: 0, hex: 40, kind: 'disc' };
const PLACED = { does: 'place', ...PIECE };

test('each entry gets a name, and a correction names the entry of its piece', () => {
  const old = [PLACED, { does: 'correct', owner: 0, hex: 40, instead: 1 }, { does: 'skip' }];
  expect(upcast(old)).toEqual([
    { ...PLACED, id: entryId(0), by: 1, at: 0 },
    {
      does: 'correct',
      entry: entryId(0),
      as: { ...PIECE, owner: 1 },
      id: entryId(1),
      by: 1,
      at: 1,
    },
    { does: 'skip', id: entryId(2), by: 1, at: 2 },
  ]);
  expect(upcast([PLACED, { does: 'remove', owner: 0, hex: 40 }])[1]).toEqual({
    does: 'remove',
    entry: entryId(0),
    id: entryId(1),
    by: 1,
    at: 1,
  });
});

test('where the piece had been mended, and another board would lie then, the board alone is kept', () => {
  const mended = { ...PLACED, does: 'mend', kind: 'cube', to: 41 };
  expect(upcast([PLACED, mended, { does: 'remove', owner: 0, hex: 40 }])).toEqual([
    { ...PLACED, hex: 41, id: entryId(0), by: 1, at: 2 },
  ]);
});

test('what is no record is left as it is, to be refused', () => {
  for (const none of [null, 'a record', [{ does: 'burn' }], told([{ ...PLACED, owner: 7 }])])
    expect(withEntryIds(none)).toBe(none);
  const impossible = told([{ does: 'remove', owner: 0, hex: 40 }]);
  expect(withEntryIds(impossible)).toBe(impossible);
});

/** What lay on the table by an old record, by owner and space; nothing where it was not possible. */
function laidBy(deeds: readonly Old[]): ReadonlyMap<string, unknown> | undefined {
  const laid = new Map<string, unknown>();
  const other = (kind: unknown): PieceKind => (kind === 'cube' ? 'disc' : 'cube');
  for (const { does, owner, hex, kind, to, instead } of deeds) {
    const at = `${owner} ${hex}`;
    const lies = laid.get(at);
    if (does === 'place' && lies !== undefined && lies !== kind) return undefined;
    if (does === 'place') laid.set(at, kind);
    if (does === 'remove' && !laid.delete(at)) return undefined;
    if (does === 'mend' && lies !== kind) {
      const gone = `${owner} ${to}`;
      if (lies === undefined || to === hex || laid.has(gone)) return undefined;
      laid.set(at, kind);
      if (to !== null) laid.set(gone, other(kind));
    } else if (does === 'mend' && lies === undefined) return undefined;
    if (does === 'correct') {
      const right = `${instead} ${hex}`;
      if (laid.has(right) === laid.has(at)) return undefined;
      if (lies !== undefined) laid.set(right, lies);
      laid.delete(at);
    }
  }
  return laid;
}

const owner = fc.nat({ max: 4 });
const hex = fc.constantFrom(0, 1, 40);
const anyOld = fc.oneof<fc.Arbitrary<Old>[]>(
  { weight: 2, arbitrary: anyHappened } as never,
  fc.record({ does: fc.constant('remove'), owner, hex }),
  fc.record({ does: fc.constant('correct'), owner, hex, instead: owner }),
);

test('whatever was recorded, no piece of the board is lost', () => {
  fc.assert(
    fc.property(fc.array(anyOld, { maxLength: 80 }), all => {
      let old: readonly Old[] = [];
      for (const deed of all) if (laidBy([...old, deed])) old = [...old, deed];
      const record = upcast(old);
      expect(isValidRecord(record)).toBe(true);
      expect(record.length).toBeLessThanOrEqual(MOST_ENTRIES);
      const laid = boardOfRecord(record).pieces.map(each => [
        `${each.owner} ${each.hex}`,
        each.kind,
      ]);
      expect(new Map(laid as [string, unknown][])).toEqual(laidBy(old));
      const mends = old.some(({ does }) => does === 'mend');
      // Nothing of what happened is lost either, but where a mended piece was taken off or another's.
      if (!mends)
        expect(record.map(({ at }) => at)).toEqual(
          expect.arrayContaining(old.flatMap((each, at) => (each.does === 'skip' ? [at] : []))),
        );
    }),
    { numRuns: 500 },
  );
});
