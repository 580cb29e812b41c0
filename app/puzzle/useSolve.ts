import { useEffect, useMemo, useState } from 'react';
import {
  applyStroke,
  changeAttempt,
  countOne,
  effectOf,
  isStruck,
  markSolved,
  progressOf,
  type Stroke,
  solveAgain,
  useAttempt,
} from '@/app/_phone/puzzleAttempt';
import { addStroke, dropStroke, forgetStrokes, useStrokes } from '@/app/_phone/puzzleStrokes';
import type { Piece } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';
import { type Hex, type HexSet, intersection } from '@/lib/map/hexSet';
import {
  after,
  type Deduction,
  explain,
  lightIn,
  ownerOf,
  startOf,
  stepKey,
} from '@/lib/puzzle/explain';
import { hint, type Mistake, refute } from '@/lib/puzzle/guide';
import { kindsOf } from '@/lib/puzzle/light';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { ClueOnMap } from '@/lib/solver/clueLists';
import { type Pin, pick, stepTo } from './pin';
import { isNamedBy, litBySaid, ringedBy, type Said } from './said';

/** By other player, the selected clue. */
type Chosen = ReadonlyMap<Owner, ClueId>;

/** The space crossed out last, and the lit ones that the same clues allow. */
interface Alike {
  readonly space: Hex;
  readonly others: readonly Hex[];
}

/** The selection; a new one replaces it. */
interface Looked {
  readonly chosen: Chosen;
  readonly piece?: Piece | undefined;
  readonly pin?: Pin | undefined;
  readonly alike?: Alike | undefined;
}

const NONE: Chosen = new Map();
const NOTHING: Looked = { chosen: NONE };
const SOLVED: Said = { type: 'solved' };
/** How long a solved puzzle shows its initial light before it shrinks to the habitat. */
const LAST_LIGHT_MS = 400;

export type Solving = ReturnType<typeof useSolve>;

/** The state of a puzzle (stored attempt, selection, message) and all its actions. */
export function useSolve(text: string, opened: OpenPuzzle) {
  const { puzzle, free, all, habitat } = opened;
  const kept = useAttempt(text);
  const attempt = kept?.isSolved ? undefined : kept;
  const [looked, setLooked] = useState(NOTHING);
  const [spoken, say] = useState<Said>();
  const said = whatIsSaid(spoken, kept?.isSolved === true);
  const lastStroke = useStrokes(({ text: of, strokes }) =>
    of === text ? strokes.at(-1) : undefined,
  );
  const progress = useMemo(() => progressOf(opened, attempt), [opened, attempt]);
  const steps = useMemo(() => explain(opened), [opened]);
  const light = lightIn(opened, progress);
  const { chosen, piece, pin, alike } = looked;
  const chosenClues = all.flatMap((list, index) =>
    list.filter(({ id }) => chosen.get(index + 1) === id),
  );
  const lit = litBySaid(said, steps, habitat) ?? litByClues();

  // Shrinks the light to the habitat, once.
  const isNews = said?.type === 'solved' && said.isNew === true;
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => say(undefined), LAST_LIGHT_MS);
    return () => clearTimeout(timer);
  }, [isNews]);

  function litByClues(): HexSet {
    const [only, ...more] = chosenClues;
    if (only === undefined) return light;
    return more.length === 0
      ? only.hexes
      : intersection([free, ...chosenClues.map(({ hexes }) => hexes)]);
  }

  const heldPin = pin?.isHeld ? pin : undefined;
  const rest = () => setLooked(NOTHING);
  function stroke({ isOut, clues = [], spaces = [] }: Partial<Stroke> & Pick<Stroke, 'isOut'>) {
    const effect = effectOf(attempt, { isOut, clues, spaces });
    if (effect.clues.length + effect.spaces.length === 0) return;
    applyStroke(text, effect);
    addStroke(text, effect);
  }
  /** Crosses out a clue, or restores it, and shows what is left on the map. */
  function strike(owner: Owner, id: ClueId) {
    stroke({ isOut: !isStruck(attempt, owner, id), clues: [{ owner, id }] });
    setLooked({ chosen: NONE, piece, pin: heldPin });
  }
  /** Selects a clue instead of the one selected in its row. */
  function look(owner: Owner, id: ClueId) {
    const held = new Map(chosen).set(owner, id);
    if (held.size > 1 && chosen.get(owner) !== id) countOne(text, 'looks');
    setLooked({ chosen: held, pin: heldPin });
  }
  /** Deselects the row's clue. */
  const release = (owner: Owner) =>
    setLooked({ ...looked, chosen: new Map([...chosen].filter(([each]) => each !== owner)) });
  const isRuledOut = (hex: Hex) => progress.ruledOut.has(hex);
  function allows({ hexes }: ClueOnMap): 'both' | 'only' | undefined {
    if (pin === undefined || !hexes.has(pin.space)) return undefined;
    return pin.other === undefined || hexes.has(pin.other) ? 'both' : 'only';
  }

  return {
    kept,
    progress,
    /** What the rows show as crossed out; during the explanation, what its steps have crossed out so far. */
    shownProgress:
      said?.type === 'walk' ? steps.slice(0, said.step).reduce(after, startOf(opened)) : progress,
    steps,
    light,
    chosen,
    chosenClues,
    piece,
    pin,
    alike,
    ringed: ringedBy(said, steps) ?? piece?.hex ?? pin?.other,
    said,
    say,
    rest,
    isNamed: (owner: Owner, id: ClueId) => isNamedBy(said, steps, owner, id),
    isStruck: (owner: Owner, id: ClueId) => isStruck(attempt, owner, id),
    strike,
    isRuledOut,
    /** The spaces that the map lights. */
    lit,
    look,
    release,

    /** Whether a clue allows the pinned space but not the one it is compared with, if any. */
    allows,
    /** How many of the remaining clues do. */
    telling: progress.lists.flat().filter(clue => allows(clue) === 'only').length,

    /** Crosses out the pinned space, or restores it. */
    ruleOut() {
      if (pin === undefined) return;
      const { space } = pin;
      const isOut = !isRuledOut(space);
      stroke({ isOut, spaces: [space] });
      const kind = kindsOf(free, progress.lists).find(({ spaces }) => spaces.has(space));
      const others = [...(kind?.spaces ?? [])].filter(hex => hex !== space && !isRuledOut(hex));
      setLooked({
        chosen: NONE,
        alike: isOut && others.length > 0 ? { space, others } : undefined,
      });
    },
    /** Crosses out the spaces that the same clues allow as the space crossed out last. */
    ruleOutAlike() {
      if (alike) stroke({ isOut: true, spaces: alike.others });
      rest();
    },

    /** Undoes this window's last stroke; `undefined` if there is none. */
    undo:
      lastStroke === undefined || kept?.isSolved
        ? undefined
        : () => {
            applyStroke(text, { ...lastStroke, isOut: !lastStroke.isOut });
            dropStroke();
            rest();
          },
    /** Undoes all strokes, or restarts a solved puzzle; `undefined` if there is nothing to undo. */
    startOver: kept?.isSolved
      ? () => {
          solveAgain(text);
          say(undefined);
        }
      : attempt && attempt.ruledOut.length + attempt.struck.flat().length > 0
        ? () => {
            const clues = attempt.struck.flatMap((ids, index) =>
              ids.map(id => ({ owner: index + 1, id })),
            );
            stroke({ isOut: false, clues, spaces: attempt.ruledOut });
            rest();
            say(undefined);
          }
        : undefined,

    /**
     * The first tap selects a clue, the second crosses it out. With a piece selected, the first tap crosses it out. With
     * other players' clues selected, the second only deselects it, since the player is comparing.
     */
    tapClue(owner: Owner, id: ClueId) {
      const isChosen = chosen.get(owner) === id;
      if (piece?.owner === owner || (isChosen && chosen.size === 1)) return strike(owner, id);
      if (isChosen) return release(owner);
      look(owner, id);
    },

    /** Moves to a space; see `pin.ts`. A tap moves before it selects. */
    stepTo: (hex: Hex) => setLooked(({ pin }) => ({ chosen: NONE, pin: stepTo(pin, hex) })),
    /** In quick and plain puzzles, repeated taps select the pieces on a space one by one, then the space. */
    pick(hex: Hex) {
      const there = 'choices' in puzzle ? puzzle.pieces.filter(each => each.hex === hex) : [];
      const next = there[(piece ? there.indexOf(piece) : -1) + 1];
      setLooked(({ pin }) =>
        next ? { chosen: NONE, piece: next } : { chosen: NONE, pin: pick(pin, hex) },
      );
    },

    /** Answers with the pinned space. */
    answer() {
      if (pin === undefined) return;
      const { space } = pin;
      const why = refute(opened, space);
      rest();
      if (why === undefined) {
        markSolved(text);
        forgetStrokes();
        return say({ type: 'solved', isNew: true });
      }
      countOne(text, 'wrong');
      stroke({ isOut: true, spaces: [space] });
      say({ type: 'refuted', space, why });
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
    /** Undoes a wrong stroke. */
    mend(mistake: Mistake) {
      stroke({
        isOut: false,
        ...('clue' in mistake
          ? { clues: [{ owner: mistake.owner, id: mistake.clue }] }
          : { spaces: [mistake.space] }),
      });
      say(undefined);
    },
    /** Crosses out what follows from a hint, or pins the space that it names. */
    follow(step: Deduction) {
      if (step.idea === 'alone') stroke({ isOut: true, spaces: step.spaces });
      else if (step.idea === 'last-light')
        setLooked({ chosen: NONE, pin: pick(undefined, step.space) });
      else stroke({ isOut: true, clues: step.out.map(id => ({ owner: ownerOf(step), id })) });
      say(undefined);
    },
  };
}

/** The message, if it suits the attempt: a puzzle may have been solved or restarted in another window. */
function whatIsSaid(said: Said | undefined, isSolved: boolean): Said | undefined {
  const isOfSolved = said?.type === 'solved' || said?.type === 'walk';
  if (isSolved) return isOfSolved ? said : SOLVED;
  return isOfSolved ? undefined : said;
}
