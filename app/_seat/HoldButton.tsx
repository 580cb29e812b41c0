'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '@/app/_ui/Icon';
import { Blank } from './Blank';
import type { LookPhase } from './useSealedClue';

interface HoldButtonProps {
  /** What it says at rest, such as "Hold to look". */
  readonly label: string;
  readonly phase: LookPhase;
  /** Whether a question waits, whose button then is the one that is filled. */
  readonly isAsked?: boolean;
  readonly press: () => void;
  readonly release: () => void;
}

const ICONS: Partial<Readonly<Record<LookPhase, IconName>>> = { held: 'eye', lost: 'lost' };

/** Held by finger, mouse, Space or Enter. Light runs along its edge until the press counts. */
export function HoldButton({ label, phase, isAsked = false, press, release }: HoldButtonProps) {
  function pressByPointer(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    // A finger that slides off the button still holds it.
    event.currentTarget.setPointerCapture(event.pointerId);
    press();
  }

  function pressByKey(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) press();
  }

  return (
    <button
      type="button"
      data-phase={phase}
      data-held={phase === 'rest' ? undefined : ''}
      data-lost={phase === 'lost' ? '' : undefined}
      data-asked={isAsked ? '' : undefined}
      onPointerDown={pressByPointer}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={pressByKey}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={event => event.preventDefault()}
      className="hold-button text-head leading-tight font-semibold"
    >
      <HoldWords label={label} phase={phase} />
      {(phase === 'filling' || phase === 'fetching') && (
        <span aria-hidden="true" className="edge" />
      )}
    </button>
  );
}

/** As large whichever it says. */
function HoldWords({ label, phase }: Pick<HoldButtonProps, 'label' | 'phase'>) {
  const words = useTranslations('seat');
  const lost = useTranslations('ui')('noConnection');
  const trying = words('tryingAgain');
  const said = { held: words('looking'), fetching: words('fetching'), lost };
  return (
    <span className="stacked items-center justify-items-center">
      {[label, said.held, said.fetching].map(text => (
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
          {phase === 'rest' || phase === 'filling' ? label : said[phase]}
          {phase === 'lost' && <span className="block text-note font-normal">{trying}</span>}
        </span>
      </span>
    </span>
  );
}
