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
  explain,
  lightIn,
  ownerOf,
  type Step,
  startOf,
  stepKey,
} from '@/lib/puzzle/explain';
import { hint, type Mistake, refute } from '@/lib/puzzle/guide';
import { kindsOf } from '@/lib/puzzle/light';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { ClueOnMap } from '@/lib/solver/clueLists';
import { type Pin, pick, stepTo } from './pin';
import { isNamedBy, litBySaid, ringedBy, type Said } from './said';

/** By other player, the clue that is chosen to be looked at. */
type Chosen = ReadonlyMap<Owner, ClueId>;

/** A space that was just struck out, and the lit ones that the same clues allow. */
interface Alike {
  readonly space: Hex;
  readonly others: readonly Hex[];
}

/** What is looked at; another look ends it. */
interface Looked {
  readonly chosen: Chosen;
  readonly piece?: Piece | undefined;
  readonly pin?: Pin | undefined;
  readonly alike?: Alike | undefined;
}

const NONE: Chosen = new Map();
const NOTHING: Looked = { chosen: NONE };
const SOLVED: Said = { type: 'solved' };
/** How long a solved puzzle's first light stays before it falls back. */
const LAST_LIGHT_MS = 400;

export type Solving = ReturnType<typeof useSolve>;

/** Solving a puzzle: what is kept of it, what is looked at, what is said, and all that can be done. */
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

  // The light falls back to the habitat, once.
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
  /** Strikes a clue out, or puts it back. Then the map shows what is left. */
  function strike(owner: Owner, id: ClueId) {
    stroke({ isOut: !isStruck(attempt, owner, id), clues: [{ owner, id }] });
    setLooked({ chosen: NONE, piece, pin: heldPin });
  }
  /** Chooses a clue to be looked at, whatever was chosen in its row. */
  function look(owner: Owner, id: ClueId) {
    const held = new Map(chosen).set(owner, id);
    if (held.size > 1 && chosen.get(owner) !== id) countOne(text, 'looks');
    setLooked({ chosen: held, pin: heldPin });
  }
  /** Lets the chosen clue of a row go. */
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
    /** What the rows show as struck out: while the explanation is walked through, what its steps have struck. */
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

    /** Whether a clue allows the pinned space, and of two that are compared only that one. */
    allows,
    /** How many of the clues that are left do the latter. */
    telling: progress.lists.flat().filter(clue => allows(clue) === 'only').length,

    /** Strikes the pinned space out, or puts it back. */
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
    /** Strikes out the spaces that the same clues allow as the one before. */
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
    /** Takes all strokes back, or begins a solved puzzle anew; `undefined` if nothing is done yet. */
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
     * The first tap shows a clue, the next one strikes it; beside a chosen piece the first one does. Beside clues of
     * other players the next one only lets it go, as nobody who compares wants to strike.
     */
    tapClue(owner: Owner, id: ClueId) {
      const isChosen = chosen.get(owner) === id;
      if (piece?.owner === owner || (isChosen && chosen.size === 1)) return strike(owner, id);
      if (isChosen) return release(owner);
      look(owner, id);
    },

    /** Goes to a space; see `pin.ts`. A tap goes there before it picks. */
    stepTo: (hex: Hex) => setLooked(({ pin }) => ({ chosen: NONE, pin: stepTo(pin, hex) })),
    /** Of lists that their pieces strike, a tap takes the pieces on a space one after the other, then the space. */
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
    /** Puts a wrong stroke back. */
    mend(mistake: Mistake) {
      stroke({
        isOut: false,
        ...('clue' in mistake
          ? { clues: [{ owner: mistake.owner, id: mistake.clue }] }
          : { spaces: [mistake.space] }),
      });
      say(undefined);
    },
    /** Strikes what follows from a hint, or pins the space that it names. */
    follow(step: Step) {
      if (step.idea === 'alone') stroke({ isOut: true, spaces: step.spaces });
      else if (step.idea === 'last-light')
        setLooked({ chosen: NONE, pin: pick(undefined, step.space) });
      else stroke({ isOut: true, clues: step.out.map(id => ({ owner: ownerOf(step), id })) });
      say(undefined);
    },
  };
}

/** A puzzle that is solved says so, in whichever window that was; one that is not says nothing of it. */
function whatIsSaid(said: Said | undefined, isSolved: boolean): Said | undefined {
  const isOfSolved = said?.type === 'solved' || said?.type === 'walk';
  if (isSolved) return isOfSolved ? said : SOLVED;
  return isOfSolved ? undefined : said;
}
