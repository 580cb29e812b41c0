import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PieceIcon } from '@/app/_board/SeatDisc';
import { joinParts } from '@/app/_map/words';
import { useMissed } from '@/app/_table/tableBoard';
import { bold } from '@/app/_ui/bold';
import { MARKED } from '@/app/_words/clueMarks';
import type { PieceKind } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import { formatClue } from '@/lib/clues/clue';
import { type ClueExplanation, stepsOf } from '@/lib/clues/explainClue';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import {
  clueAnswersAt,
  type HeldClue,
  nearestTo,
  payableHexes,
  useHeldClues,
  type WrongPiece,
  wrongPiecesOf,
} from './heldClues';
import { LitSign, markClue } from './Slip';

interface SpaceSlipProps {
  readonly view: SeatView;
  readonly only: number | undefined;
  readonly hex: Hex;
}

/** A seat's answer on a space: cube or disc, and why. A seat with two colours gets an answer for each, in short. */
export function SpaceSlip({ view, only, hex }: SpaceSlipProps) {
  const words = useTranslations('check');
  const map = useTranslations('map');
  const own = useHeldClues(view, only);
  const explain = own.clues.length > 1 ? factText : explanationText;
  const missed = useMissed();
  const space = formatHex(hex);
  return (
    <CheckSlip clues={own.clues}>
      {clueAnswersAt(own.clues, own.map, hex).map(({ own: { color, owner }, why }) => {
        const kind = why.allows ? 'disc' : 'cube';
        return (
          <div key={owner}>
            <VerdictLine kind={kind} seat={view.seat} color={color}>
              {words.rich(`verdict.${kind}`, { space, b: bold })}
            </VerdictLine>
            <p>{markClue(explain(words, why, hex))}</p>
            {why.by === 'steps' && why.path.length > 1 && (
              <p className="sr-only">
                {words('way', { spaces: joinParts(map, why.path.map(formatHex)) })}
              </p>
            )}
          </div>
        );
      })}
      {missed?.has(hex) && <MissLines view={view} hex={hex} />}
    </CheckSlip>
  );
}

/** Shown on the space of a wrong find: whether the player's pieces are right, and what to tell the others. */
function MissLines({ view, hex }: Pick<SpaceSlipProps, 'view' | 'hex'>) {
  const words = useTranslations('miss');
  const check = useTranslations('check');
  const { clues, map, board } = useHeldClues(view);
  const isCube = clueAnswersAt(clues, map, hex).some(({ why }) => !why.allows);
  const hasPieces = clues.some(({ owner }) => board.of(owner).length > 0);
  const isWrong = wrongPiecesOf(clues, map, board).length > 0;
  return (
    <>
      {hasPieces && (
        <p>
          {isWrong
            ? words('pieceWrong', { clue: check(clues.length > 1 ? 'shows.clues' : 'shows.clue') })
            : check('right.title')}
        </p>
      )}
      <p className="text-note text-soft">
        {isCube ? words('tellOthers', { space: formatHex(hex) }) : check('right.longer')}
      </p>
    </>
  );
}

interface PaySlipProps {
  readonly view: SeatView;
  readonly only: number | undefined;
}

/** The number of spaces where a seat may place a penalty cube; the map marks them. */
export function PaySlip({ view, only }: PaySlipProps) {
  const words = useTranslations('check');
  const mapWords = useTranslations('map');
  const { clues, map, board } = useHeldClues(view, only);
  const places = clues.map(own => ({ own, spaces: [...payableHexes(own, map, board)] }));
  const canPay = places.some(({ spaces }) => spaces.length > 0);
  return (
    <CheckSlip clues={clues}>
      {/* Side by side, like the marks on the map. */}
      <div className="verdicts">
        {places.map(({ own, spaces }) => (
          <VerdictLine key={own.owner} kind="cube" seat={view.seat} color={own.color}>
            {words('pay', { count: spaces.length })}
          </VerdictLine>
        ))}
      </div>
      <p>{words(canPay ? 'payNote' : 'payNothing')}</p>
      {places
        .filter(({ spaces }) => spaces.length > 0)
        .map(({ own, spaces }) => (
          <p key={own.owner} className="sr-only">
            {words('marked', { spaces: joinParts(mapWords, spaces.map(formatHex)) })}
          </p>
        ))}
    </CheckSlip>
  );
}

/** Whether a seat's recorded pieces agree with its clues, and how to fix the first one that does not. */
export function PiecesSlip({ view }: { readonly view: SeatView }) {
  const words = useTranslations('check');
  const { clues, map, board } = useHeldClues(view);
  const [wrong, ...more] = wrongPiecesOf(clues, map, board);
  const count = clues.reduce((sum, { owner }) => sum + board.of(owner).length, 0);
  return (
    <CheckSlip clues={clues}>
      {wrong ? (
        <FixInstructions wrong={wrong} more={more.length} />
      ) : (
        <>
          <p className="title font-display font-semibold">{words('right.title')}</p>
          <p>{words('right.all', { count })}</p>
          <p className="text-note text-soft">{words('right.longer')}</p>
        </>
      )}
    </CheckSlip>
  );
}

interface FixInstructionsProps {
  readonly wrong: WrongPiece;
  /** How many more pieces are wrong. */
  readonly more: number;
}

/** Names the wrong piece, why it is wrong, and how to fix it. Only its owner sees this. */
function FixInstructions({ wrong, more }: FixInstructionsProps) {
  const { piece, why, to } = wrong;
  const words = useTranslations('check');
  const map = useTranslations('map');
  const named = (hexes: readonly Hex[]) => joinParts(map, hexes.map(formatHex));
  return (
    <>
      <p className="title font-display font-semibold">
        {words.rich(`note.wrong.${piece.kind}`, { space: formatHex(piece.hex), b: bold })}
      </p>
      <p>{markClue(explanationText(words, why, piece.hex))}</p>
      <p>
        {words.rich(`note.fix.${piece.kind}`, { b: bold })}{' '}
        {!to.isEmpty && words('nearest', { spaces: named(nearestTo(wrong)) })}
      </p>
      {more > 0 && <p className="text-note">{words('note.more', { count: more })}</p>}
      <p className="text-note">
        {words('sentences', { first: words('note.onlyEntered'), second: words('note.secret') })}
      </p>
      {!to.isEmpty && <p className="sr-only">{words('marked', { spaces: named([...to]) })}</p>}
    </>
  );
}

interface VerdictLineProps {
  readonly kind: PieceKind;
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  readonly children: ReactNode;
}

/** A piece with text beside it. */
const VerdictLine = ({ kind, seat, color, children }: VerdictLineProps) => (
  <p className="verdict font-display font-semibold">
    <PieceIcon kind={kind} seat={seat} color={color} />
    <span>{children}</span>
  </p>
);

interface CheckSlipProps {
  /** The clues that the content follows from. */
  readonly clues: readonly HeldClue[];
  readonly children: ReactNode;
}

/** A slip of paper with a conclusion from the clues, and the clues themselves below it in small print. */
function CheckSlip({ clues, children }: CheckSlipProps) {
  const short = useTranslations('clues.short');
  return (
    <div className="slip check-slip rounded-card border-[1.5px] border-edge bg-sheet shadow-raised">
      <div className="grow">{children}</div>
      <p className="lit-by flex items-center gap-3 border-t border-rule text-soft">
        <LitSign />
        <span>{clues.map(({ clue }) => short(formatClue(clue))).join(' · ')}</span>
      </p>
    </div>
  );
}

export type AnswerWords = ReturnType<typeof useTranslations<'check'>>;

/**
 * Explains why a clue allows a space or not: what is there or how far away it is, and what would fit, such as "Two
 * spaces from the nearest <key>swamp</key>. One would do."
 */
export function explanationText(words: AnswerWords, why: ClueExplanation, hex: Hex): string {
  const second =
    why.by === 'ground'
      ? words(`pair.${why.fit}`)
      : words(`near.${why.fit}`, { distance: why.distance });
  return words('sentences', { first: factText(words, why, hex), second });
}

/** Only what is there or how far away it is. */
function factText(words: AnswerWords, why: ClueExplanation, hex: Hex): string {
  if (why.by === 'ground')
    return words.markup(`ground.${why.terrain}`, { space: formatHex(hex), ...MARKED });
  const steps = stepsOf(why);
  return words.markup(`why.${why.of}`, { steps, far: words('far', { steps }), ...MARKED });
}
