import { useMemo, useState } from 'react';
import {
  type Attempt,
  attemptAt,
  changeAttempt,
  countOne,
  markSolved,
  progressOf,
  setRuledOut,
  setStruck,
  usePuzzles,
} from '@/app/_phone/puzzleStore';
import type { Owner, Piece } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import { type Hex, HexSet, intersection } from '@/lib/map/hexSet';
import { after, explain, lightIn, type Step, startOf, stepKey } from '@/lib/puzzle/explain';
import { hint, type Mistake, type Refutation, refute } from '@/lib/puzzle/guide';
import type { OpenPuzzle } from '@/lib/puzzle/lists';

/** What the page says above the rows. A hint tells where to look, then the idea, then what follows. */
export type Said =
  | { readonly type: 'first' }
  | { readonly type: 'mistake'; readonly mistake: Mistake }
  | { readonly type: 'step'; readonly step: Step; readonly told: 1 | 2 | 3 }
  | { readonly type: 'prove'; readonly lit: number }
  | { readonly type: 'refuted'; readonly space: Hex; readonly why: Refutation }
  | { readonly type: 'solved' }
  | { readonly type: 'walk'; readonly step: number };

/** By other player, the clue that is chosen to be looked at. */
type Chosen = ReadonlyMap<Owner, ClueId>;

const NONE: Chosen = new Map();
/** How many strokes can be undone. */
const MAX_UNDO = 200;

export type Solving = ReturnType<typeof useSolve>;

/** Solving a puzzle: what is kept of it, what is looked at, what the page says, and all that can be done. `isNew`: it explains itself first. */
export function useSolve(text: string, opened: OpenPuzzle, isNew: boolean) {
  const { puzzle, free, all } = opened;
  const attempt = usePuzzles(state => attemptAt(state, text));
  const mustProve = usePuzzles(state => state.mustProve);
  const [chosen, setChosen] = useState(NONE);
  const [space, setSpace] = useState<Hex>();
  const [piece, setPiece] = useState<Piece>();
  const [said, say] = useState<Said | undefined>(() => {
    if (attempt?.isSolved) return { type: 'solved' };
    return isNew ? { type: 'first' } : undefined;
  });
  const [past, setPast] = useState<readonly (Attempt | undefined)[]>([]);
  const progress = useMemo(() => progressOf(opened, attempt), [opened, attempt]);
  const steps = useMemo(() => explain(opened), [opened]);
  const light = lightIn(opened, progress);
  const chosenClues = all.flatMap((list, index) =>
    list.filter(({ id }) => chosen.get(index + 1) === id),
  );

  function rest() {
    setChosen(NONE);
    setSpace(undefined);
    setPiece(undefined);
  }
  function stroke(change: () => void) {
    setPast(before => [...before, attempt].slice(-MAX_UNDO));
    change();
  }
  const isStruck = (owner: Owner, id: ClueId) => attempt?.struck[owner - 1]?.includes(id) === true;
  /** Strikes a clue out, or puts it back. Then the map shows what is left. */
  function strike(owner: Owner, id: ClueId) {
    stroke(() => setStruck(text, owner, [id], !isStruck(owner, id)));
    setChosen(NONE);
  }
  /** Chooses a clue to be looked at, whatever was chosen in its row. */
  function look(owner: Owner, id: ClueId) {
    setSpace(undefined);
    setPiece(undefined);
    const held = new Map(chosen).set(owner, id);
    if (held.size > 1 && chosen.get(owner) !== id) countOne(text, 'looks');
    setChosen(held);
  }
  /** Lets the chosen clue of a row go. */
  const release = (owner: Owner) =>
    setChosen(new Map([...chosen].filter(([each]) => each !== owner)));
  const isRuledOut = (hex: Hex) => progress.ruledOut.has(hex);

  const lit = litBy(said);

  return {
    attempt,
    mustProve,
    progress,
    /** What the rows show as struck out: while the explanation is walked through, what its steps have struck. */
    shownProgress:
      said?.type === 'walk' ? steps.slice(0, said.step).reduce(after, startOf(opened)) : progress,
    steps,
    light,
    chosen,
    chosenClues,
    piece,
    space,
    /** The space that is asked about, or of the piece that is looked at or that a step is about. */
    ringed: ringedBy(said) ?? piece?.hex,
    said,
    say,
    rest,
    isStruck,
    strike,
    isRuledOut,
    /** The space that can be answered: the one that is looked at, or the last one that is lit. */
    answerable: space ?? (chosen.size === all.length ? lit?.single : undefined) ?? light.single,
    /** The spaces that the map lights. */
    lit,
    ruleOut: (hex: Hex) => stroke(() => setRuledOut(text, [hex], !isRuledOut(hex))),

    /** Undoes the last stroke; `undefined` if there is none. */
    undo:
      past.length === 0
        ? undefined
        : () => {
            const { struck = [], ruledOut = [] } = past.at(-1) ?? {};
            setPast(past.slice(0, -1));
            changeAttempt(text, now => ({ ...now, struck, ruledOut }));
          },

    /**
     * The first tap shows a clue, the next one strikes it; beside a chosen piece the first one does. Beside clues of
     * other players the next one only lets it go, as nobody who compares wants to strike.
     */
    tapClue(owner: Owner, id: ClueId) {
      const isChosen = chosen.get(owner) === id;
      if (piece?.owner === owner || (isChosen && chosen.size === 1)) return strike(owner, id);
      if (isChosen) return release(owner);
      look(owner, id);
    },
    look,
    release,

    tapSpace(hex: Hex) {
      const there = puzzle.pieces.filter(each => each.hex === hex);
      // Of several pieces each tap takes the next one.
      const next = there[(piece ? there.indexOf(piece) : -1) + 1];
      setPiece(next);
      if (next) setChosen(NONE);
      setSpace(next || hex === space ? undefined : hex);
    },

    answer(hex: Hex) {
      if (mustProve && light.single !== hex) return say({ type: 'prove', lit: light.size });
      const why = refute(opened, hex);
      rest();
      if (why) {
        countOne(text, 'wrong');
        if (!isRuledOut(hex)) stroke(() => setRuledOut(text, [hex], true));
        return say({ type: 'refuted', space: hex, why });
      }
      markSolved(text);
      say({ type: 'solved' });
    },

    askHint() {
      rest();
      const given = hint(opened, progress);
      if (given.type === 'mistake') return say(given);
      const key = stepKey(given.step);
      changeAttempt(text, now => ({
        ...now,
        hinted: now.hinted.includes(key) ? now.hinted : [...now.hinted, key],
      }));
      say({ ...given, told: 1 });
    },
    /** Puts a wrong stroke back. */
    mend(mistake: Mistake) {
      stroke(() =>
        'clue' in mistake
          ? setStruck(text, mistake.owner, [mistake.clue], false)
          : setRuledOut(text, [mistake.space], false),
      );
      say(undefined);
    },
    /** Strikes what follows from a hint, or chooses the space that it names. */
    follow(step: Step) {
      if (step.idea === 'alone') stroke(() => setRuledOut(text, step.spaces, true));
      else if (step.idea === 'last-light') setSpace(step.space);
      else {
        const owner = step.idea === 'piece' ? step.piece.owner : step.owner;
        stroke(() => setStruck(text, owner, step.out, true));
      }
      say(undefined);
    },
  };

  function stepOf(now: Said | undefined): Step | undefined {
    return now?.type === 'step' ? now.step : now?.type === 'walk' ? steps[now.step] : undefined;
  }
  function ringedBy(now: Said | undefined): Hex | undefined {
    if (now?.type === 'refuted') return now.why.by === 'cube' ? now.why.piece.hex : now.space;
    const step = stepOf(now);
    return step?.idea === 'piece'
      ? step.piece.hex
      : step?.idea === 'alone'
        ? step.space
        : undefined;
  }
  function litBy(now: Said | undefined): HexSet | undefined {
    if (now?.type === 'solved') return undefined;
    if (now?.type === 'walk') return HexSet.of(steps[now.step]?.light ?? []);
    if (now?.type === 'refuted' && now.why.by === 'alone')
      return HexSet.of([now.space, now.why.beside]);
    if (now?.type === 'step' && now.step.idea === 'alone' && now.told > 1)
      return HexSet.of([...now.step.spaces, now.step.beside]);
    const [only, ...more] = chosenClues;
    if (only === undefined) return light;
    return more.length === 0
      ? only.hexes
      : intersection([free, ...chosenClues.map(({ hexes }) => hexes)]);
  }
}
