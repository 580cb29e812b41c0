import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import type { Trouble } from '@/app/_state/trouble';
import { NewsDot } from '@/app/_table/NewsDot';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatSummary, SeatView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { HeldClueSlip } from './HeldClueSlip';
import type { HeldContent } from './heldContent';
import { isOffline } from './useLook';
import type { LookPhase } from './useSealedClue';

interface SealedClueProps {
  readonly seat: SeatSummary;
  readonly look: Result<SeatView, Trouble> | undefined;
  /** Index of the one clue to light, for a seat with two. */
  readonly only?: number | undefined;
  readonly opened: HeldContent | undefined;
  readonly phase: LookPhase;
}

/** The envelope, or the open slip in the same place, so that opening and covering shift nothing. */
export function SealedClue({ seat, look, only, opened, phase }: SealedClueProps) {
  const words = useTranslations('seat');
  const waits = { fetching: words('keepHolding'), lost: words('clueWaits') };
  return (
    // Focused right after a player sits down.
    <div id="envelope" tabIndex={-1} aria-live="polite" className="stacked rounded-card">
      {look?.ok ? (
        <div ref={keepInSight} className="contents">
          <HeldClueSlip view={look.value} only={only} opened={opened} />
        </div>
      ) : (
        <Envelope seat={seat} isNoted={seat.hasWrongPiece} />
      )}
      {(phase === 'fetching' || phase === 'lost') && (
        <span className="sr-only">{waits[phase]}</span>
      )}
      {/* The button already reports a lost connection. */}
      {look?.ok === false && !isOffline(look) && (
        <div className="relative self-end p-near">
          <TroubleNote trouble={look.error} />
        </div>
      )}
    </div>
  );
}

/**
 * With large letters a slip may extend above the screen. It then opens over the map, from the screen's upper edge. The
 * offset is measured, because older browsers position `fixed` relative to the page's container.
 */
function keepInSight(place: HTMLElement | null) {
  const slip = place?.querySelector<HTMLElement>('.slip');
  if (!slip || slip.getBoundingClientRect().top >= 0) return;
  slip.dataset.over = '';
  slip.style.translate = `0 ${Math.max(0, -slip.getBoundingClientRect().top)}px`;
}

interface EnvelopeProps {
  readonly seat: SeatSummary;
  /** Shows a dot: there is a private note. The dot itself reveals nothing to a neighbour. */
  readonly isNoted?: boolean | undefined;
}

/** Shown while the clue is covered: a sealed envelope with the seat's piece on its string. */
export function Envelope({ seat, isNoted = false }: EnvelopeProps) {
  const words = useTranslations('seat');
  return (
    <div className="envelope rounded-card border-[1.5px] border-edge bg-sheet">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 100 42 52M100 100 58 52"
          className="stroke-rule stroke-[1.5]"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 2 50 60 100 2V0H0Z"
          className="fill-well stroke-edge stroke-[1.5]"
        />
        <path vectorEffect="non-scaling-stroke" d="M50 0V50" className="stroke-tape stroke-[3]" />
      </svg>
      {/* The ends of the string, twisted below the disc. */}
      <svg
        viewBox="0 0 16 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-1/2 h-1/2 w-4 fill-none stroke-tape stroke-[2.5]"
      >
        <path vectorEffect="non-scaling-stroke" d="M8 0V44C8 54 12 58 12 70S6 86 7 100" />
        <path vectorEffect="non-scaling-stroke" d="M8 44C8 54 4 60 4 70S11 86 10 100" />
      </svg>
      <span className="relative">
        <SeatDiscs
          seat={seat}
          className="size-[min(64px,80cqh)]"
          smaller="size-[min(48px,80cqh)]"
        />
      </span>
      <span className="sr-only">{words('covered')}</span>
      {isNoted && (
        <span className="absolute top-4 right-4 grid">
          <NewsDot />
        </span>
      )}
    </div>
  );
}
