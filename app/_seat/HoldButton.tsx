'use client';

import { useTranslations } from 'use-intl';
import { useClueSettings } from '@/app/_state/clueSettings';
import { Icon, type IconName } from '@/app/_ui/Icon';
import { usePressHandlers } from '@/app/_ui/usePressHandlers';
import { formatHex } from '@/lib/map/hexName';
import type { HeldContent } from './heldContent';
import { Blank } from './SlipPlaceholder';
import type { LookPhase } from './useSealedClue';

interface HoldButtonProps {
  /** The label at rest, such as "Hold to look". */
  readonly label: string;
  readonly phase: LookPhase;
  /** Draws the button without its fill: there is nothing to open yet. */
  readonly isPlain?: boolean;
  /** Whether the clue was opened by a tap, and stays open without holding. */
  readonly isTapped: boolean;
  readonly press: () => void;
  readonly release: () => void;
  readonly toggle: () => void;
}

const ICONS: Partial<Readonly<Record<LookPhase, IconName>>> = { held: 'eye', lost: 'lost' };

/**
 * Opens the clue while held by finger, mouse, Space, or Enter; a bar along the edge fills until the press counts. A tap
 * is enough if the phone's settings say so, and for clicks without a pointer, as from a screen reader.
 */
export function HoldButton(props: HoldButtonProps) {
  const { label, phase, isPlain = false, isTapped, press, release, toggle } = props;
  const words = useTranslations('seat');
  const opensByTap = useClueSettings(state => state.opensByTap);
  const holding = usePressHandlers({ press, release, toggle });
  return (
    <button
      type="button"
      data-phase={phase}
      data-held={phase === 'rest' ? undefined : ''}
      data-plain={isPlain ? '' : undefined}
      {...(opensByTap ? { onClick: toggle } : holding)}
      className="hold-button leading-tight font-semibold"
    >
      <HoldWords label={label} held={words(isTapped ? 'tapToCover' : 'looking')} phase={phase} />
      {(phase === 'filling' || phase === 'fetching') && (
        <span aria-hidden="true" className="edge" />
      )}
    </button>
  );
}

interface HoldWordsProps extends Pick<HoldButtonProps, 'label' | 'phase'> {
  /** The label while the clue is open. */
  readonly held: string;
}

/** The current label. All possible ones are stacked invisibly, so that the button never changes size. */
function HoldWords({ label, held, phase }: HoldWordsProps) {
  const words = useTranslations('seat');
  const lost = useTranslations('ui')('noConnection');
  const trying = words('tryingAgain');
  const labels = { held, fetching: words('fetching'), lost };
  return (
    <span className="stacked items-center justify-items-center">
      {[label, words('looking'), words('tapToCover'), labels.fetching].map(text => (
        <span key={text} className="pl-9">
          <Blank text={text} />
        </span>
      ))}
      <span className="grid pl-9">
        <Blank text={lost} />
        <span className="grid text-note font-normal">
          <Blank text={trying} />
        </span>
      </span>
      <span className="flex items-center gap-3">
        <Icon name={ICONS[phase] ?? 'hand'} />
        <span>
          {phase === 'rest' || phase === 'filling' ? label : labels[phase]}
          {phase === 'lost' && <span className="block text-note font-normal">{trying}</span>}
        </span>
      </span>
    </span>
  );
}

/** The button's label: what it opens, or the step that is needed first. */
export function useHoldWords(lookLabel: string): (held: HeldContent | undefined) => string {
  const words = useTranslations('check');
  const tapToLook = useTranslations('seat')('tapToLook');
  const opensByTap = useClueSettings(state => state.opensByTap);
  return held => {
    if (held === undefined) return words('chooseSpace');
    if (opensByTap) return tapToLook;
    switch (held) {
      case 'clue':
      // The same label, because a neighbour may see the button.
      case 'pieces':
        return lookLabel;
      case 'paying':
        return words('hold.paying');
      default:
        return words('hold.space', { space: formatHex(held) });
    }
  };
}
