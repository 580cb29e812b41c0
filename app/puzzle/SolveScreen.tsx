'use client';

import { type KeyboardEvent, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDrawnPieces } from '@/app/_board/knownBoard';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { puzzleAddress } from '@/app/addresses';
import type { Owner, Piece } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet, intersection } from '@/lib/map/hexSet';
import { explain, ideasOf, lightIn } from '@/lib/puzzle/explain';
import { hint, refute } from '@/lib/puzzle/guide';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { PLAYERS } from '@/lib/puzzle/puzzle';
import { Card, type Said, useCardActions } from './Card';
import { PlayerRows } from './PlayerRows';
import {
  type Attempt,
  attemptAt,
  changeAttempt,
  markSolved,
  progressOf,
  setRuledOut,
  setStruck,
  usePuzzles,
} from './puzzleStore';
import { SolveCaption } from './SolveCaption';

interface SolveScreenProps {
  readonly text: string;
  readonly opened: OpenPuzzle;
  readonly day?: string | undefined;
}

/** By other player, the clue that is chosen to be looked at. */
export type Chosen = ReadonlyMap<Owner, ClueId>;

const NONE: Chosen = new Map();
/** How many strokes can be undone. */
const MAX_UNDO = 200;

/** A puzzle: its map, a row of clues for each player, and at the thumb a hint, and the answer once a space is chosen. */
export function SolveScreen({ text, opened, day }: SolveScreenProps) {
  const words = useTranslations('puzzle');
  const notebook = useTranslations('notebook');
  const format = useFormatter();
  const { puzzle, map, own, habitat } = opened;
  const attempt = usePuzzles(state => attemptAt(state, text));
  const mustProve = usePuzzles(state => state.mustProve);
  const isFirst = usePuzzles(({ attempts }) => attempts.every(({ isSolved }) => !isSolved));
  const [chosen, setChosen] = useState(NONE);
  const [space, setSpace] = useState<Hex>();
  const [piece, setPiece] = useState<Piece>();
  const [said, setSaid] = useState<Said | undefined>(
    attempt?.isSolved ? { type: 'solved' } : undefined,
  );
  const [past, setPast] = useState<readonly (Attempt | undefined)[]>([]);
  const progress = useMemo(() => progressOf(opened, attempt), [opened, attempt]);
  const steps = useMemo(() => explain(opened), [opened]);
  const owners = useStandaloneOwners(PLAYERS[puzzle.grade]);
  const light = lightIn(opened, progress);
  const chosenClues = opened.all.flatMap((list, index) =>
    list.filter(({ id }) => chosen.get(index + 1) === id),
  );
  const isOver = attempt?.isSolved === true;

  function rest() {
    setChosen(NONE);
    setSpace(undefined);
    setPiece(undefined);
  }
  function stroke(change: () => void) {
    setPast(before => [...before, attempt].slice(-MAX_UNDO));
    change();
  }
  function undo() {
    const last = past.at(-1);
    setPast(past.slice(0, -1));
    changeAttempt(text, now => ({
      ...now,
      struck: last?.struck ?? [],
      ruledOut: last?.ruledOut ?? [],
    }));
  }
  const isStruck = (owner: Owner, id: ClueId) => attempt?.struck[owner - 1]?.includes(id) === true;
  const toggle = (owner: Owner, id: ClueId) =>
    stroke(() => setStruck(text, owner, [id], !isStruck(owner, id)));

  function tapClue(owner: Owner, id: ClueId) {
    if (piece?.owner === owner || chosen.get(owner) === id) return toggle(owner, id);
    setSpace(undefined);
    setPiece(undefined);
    setChosen(new Map(chosen).set(owner, id));
  }
  function tapSpace(hex: Hex) {
    setChosen(NONE);
    const there = puzzle.pieces.filter(each => each.hex === hex);
    // Of several pieces each tap takes the next one.
    const next = there[(piece ? there.indexOf(piece) : -1) + 1];
    setPiece(next);
    setSpace(next || hex === space ? undefined : hex);
  }
  function answer(hex: Hex) {
    if (mustProve && light.single !== hex) return setSaid({ type: 'prove', lit: light.size });
    const why = refute(opened, hex);
    rest();
    if (why) return setSaid({ type: 'refuted', space: hex, why, pairing: 0 });
    markSolved(text, steps.flatMap(ideasOf));
    setSaid({ type: 'solved' });
  }
  function askHint() {
    rest();
    const given = hint(opened, progress);
    if (given.type === 'mistake') return setSaid(given);
    changeAttempt(text, now => ({ ...now, hints: now.hints + 1 }));
    setSaid({ ...given, told: 1 });
  }

  const sayDone = () => setSaid(undefined);
  const actions = useCardActions({
    said,
    steps,
    grade: puzzle.grade,
    onSay: setSaid,
    onDone: sayDone,
    onMistake: mistake => {
      stroke(() =>
        'clue' in mistake
          ? setStruck(text, mistake.owner, [mistake.clue], false)
          : setRuledOut(text, mistake.space, false),
      );
      sayDone();
    },
    onStep: step => {
      stroke(() => {
        if (step.idea === 'never-alone') setRuledOut(text, step.space, true);
        else if ('out' in step)
          setStruck(text, step.idea === 'piece' ? step.piece.owner : step.owner, step.out, true);
      });
      // The others name the space, which then is the answer.
      if ('space' in step && step.idea !== 'never-alone') setSpace(step.space);
      sayDone();
    },
  });

  function followKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    if (event.key === 'u' && past.length > 0) undo();
    if (event.key === 'h' && !isOver && said === undefined) askHint();
    if (event.key === 'x') for (const [owner, id] of chosen) toggle(owner, id);
  }

  const [onlyChosen, ...moreChosen] = chosenClues;
  const lit = () => {
    if (said?.type === 'solved') return undefined;
    if (said?.type === 'walk') return HexSet.of(steps[said.step]?.light ?? []);
    if (said?.type === 'refuted' && said.why.by === 'never-alone')
      return HexSet.of(said.why.pairings[said.pairing]?.left ?? []);
    if (onlyChosen === undefined) return light;
    return moreChosen.length === 0
      ? onlyChosen.hexes
      : intersection([own.hexes, ...chosenClues.map(({ hexes }) => hexes)]);
  };
  const [[onlyOwner] = []] = chosen;
  const single = light.single;
  const answered = space ?? (chosen.size === 0 && piece === undefined ? single : undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div onKeyDown={followKey} className="contents">
      <MapPage
        className={`solve ${puzzle.grade}`}
        title={words(`grade.${puzzle.grade}`)}
        note={
          day === undefined
            ? words('pieces', { count: puzzle.pieces.length })
            : format.dateTime(new Date(`${day}T12:00:00`), {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
              })
        }
        back={
          <a href={puzzleAddress('')} aria-label={words('toPuzzles')} className="back-link">
            <Icon name="back" />
          </a>
        }
        mark={
          past.length > 0 && (
            <button type="button" aria-label={notebook('undo')} onClick={undo} className="to-clue">
              <Icon name="undo" />
            </button>
          )
        }
        map={
          <MapPanel
            map={map}
            pieces={useDrawnPieces(puzzle.pieces, owners)}
            only={chosenClues.length === 1 ? owners[onlyOwner ?? 0]?.color : undefined}
            ringed={piece?.hex}
            lit={lit()}
            litBy="uncovered"
            habitat={said?.type === 'solved' ? habitat : undefined}
            missed={progress.ruledOut.isEmpty ? undefined : progress.ruledOut}
            chosen={space}
            onChoose={tapSpace}
            caption={
              said === undefined ? (
                <SolveCaption
                  opened={opened}
                  owners={owners}
                  chosen={chosenClues}
                  chosenOwner={onlyOwner}
                  piece={piece}
                  space={space}
                  isStruck={isStruck}
                  onStrike={toggle}
                  isRuledOut={space !== undefined && progress.ruledOut.has(space)}
                  onRuleOut={hex =>
                    stroke(() => setRuledOut(text, hex, !progress.ruledOut.has(hex)))
                  }
                  onDone={rest}
                />
              ) : (
                <div className="clue-line" />
              )
            }
          />
        }
        content={
          <>
            {said && <Card said={said} opened={opened} owners={owners} attempt={attempt} />}
            {said?.type !== 'solved' && (
              <PlayerRows
                opened={opened}
                owners={owners}
                progress={progress}
                chosen={chosen}
                onTap={tapClue}
                onRelease={owner => {
                  const others = new Map(chosen);
                  others.delete(owner);
                  setChosen(others);
                }}
              />
            )}
            {isFirst && said === undefined && (
              <p className="text-note text-soft">{words('firstTime')}</p>
            )}
          </>
        }
        actions={
          <div className="solve-actions">
            {actions ?? (
              <>
                <Button onClick={askHint}>{words('hint')}</Button>
                {answered === undefined ? (
                  <p role="status" className="solve-count">
                    {words('spacesLeft', { count: light.size })}
                  </p>
                ) : (
                  <Button
                    kind={mustProve && light.size > 1 ? 'plain' : 'primary'}
                    onClick={() => answer(answered)}
                  >
                    {mustProve && light.size > 1
                      ? words('stillLit', { space: formatHex(answered), count: light.size })
                      : words('thisIsIt', { space: formatHex(answered) })}
                  </Button>
                )}
              </>
            )}
          </div>
        }
      />
    </div>
  );
}
