'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { Blank } from './Blank';
import type { HoldPhase } from './useHold';

interface HoldButtonProps {
  /** What it says at rest, such as "Hold to look". */
  readonly label: string;
  readonly phase: HoldPhase;
  readonly press: () => void;
  readonly release: () => void;
}

const HELD_STYLE = 'bg-lamp text-lamp-ink ring-2 ring-lamp-case';
const REST_STYLE = 'bg-accent text-on-accent shadow-raised';

/** Held by finger, mouse, Space or Enter. Light runs along its edge until the press counts. */
export function HoldButton({ label, phase, press, release }: HoldButtonProps) {
  const words = useTranslations('seat');
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
      data-held={phase === 'rest' ? undefined : ''}
      onPointerDown={pressByPointer}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={pressByKey}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={event => event.preventDefault()}
      className={`hold-button text-head leading-tight font-semibold ${phase === 'held' ? HELD_STYLE : REST_STYLE}`}
    >
      <Icon name={phase === 'held' ? 'eye' : 'hand'} />
      {/* As large whichever it says. */}
      <span className="stacked items-center">
        <Blank text={label} />
        <Blank text={words('looking')} />
        <span>{phase === 'held' ? words('looking') : label}</span>
      </span>
      {phase === 'filling' && <span aria-hidden="true" className="edge-light" />}
    </button>
  );
}
