'use client';

import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isPassAndPlay } from '@/app/_table/questions';
import type { SeatNumber } from '@/lib/board/players';

const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/**
 * If the table has chosen signals, a phone that is passed around beeps and vibrates as often as the number of the seat
 * whose clue opens, so that nobody peeks unnoticed.
 */
export function useSignal(seat: SeatNumber, isOpen: boolean): void {
  const isEnabled = useHasSignals();
  useEffect(() => {
    if (isEnabled && isOpen) signalSeats([seat]);
  }, [isEnabled, isOpen, seat]);
}

/** Whether the table has chosen signals; if so, unlocks sound on every touch. */
export function useHasSignals(): boolean {
  const isEnabled = useTable(({ view }) => view.signals && isPassAndPlay(view));
  useEffect(() => {
    if (!isEnabled) return;
    for (const touch of TOUCHES) addEventListener(touch, wakeSignal, true);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, wakeSignal, true);
    };
  }, [isEnabled]);
  return isEnabled;
}

const PULSE_MILLISECONDS = 140;
const PAUSE_MILLISECONDS = 160;
/** Pause between two seats' numbers. */
const NEXT_NUMBER_MILLISECONDS = 320;
/** In Hz. High enough for a phone's loudspeaker, low enough for old ears. */
const PITCH = 880;
const LOUDNESS = 0.4;
/** Fades each tone in and out, because one that starts or stops abruptly clicks. */
const SLOPE_SECONDS = 0.012;

/**
 * Pulses and pauses in turn, in ms, in the format of `navigator.vibrate`. The pulses of each number can be counted.
 */
export const pulsesFor = (seats: readonly SeatNumber[]): readonly number[] =>
  seats.flatMap((seat, place) => [
    ...(place === 0 ? [] : [NEXT_NUMBER_MILLISECONDS]),
    ...Array.from({ length: 2 * seat - 1 }, (_, at) =>
      at % 2 === 0 ? PULSE_MILLISECONDS : PAUSE_MILLISECONDS,
    ),
  ]);

let audio: AudioContext | undefined;
/** When the last sound ends, in seconds on the clock of `audio`. */
let busyUntil = 0;

/** Must run on every touch: browsers allow sound only after a user gesture, and may suspend it again. */
function wakeSignal(): void {
  // Some people disable the Web Audio API.
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Signals the seats' numbers one after the other. Blocked sound plays after the next touch. */
export function signalSeats(seats: readonly SeatNumber[]): void {
  const pulses = pulsesFor(seats);
  // Browsers on iPhones have no vibration API.
  if ('vibrate' in navigator) navigator.vibrate([...pulses]);
  wakeSignal();
  if (audio) sound(audio, pulses);
}

/** Schedules the pulses after any sound that is still playing. */
function sound(to: AudioContext, pulses: readonly number[]): void {
  let at = Math.max(to.currentTime, busyUntil);
  for (const [place, milliseconds] of pulses.entries()) {
    const end = at + milliseconds / 1000;
    if (place % 2 === 0) beep(to, at, end);
    at = end;
  }
  busyUntil = at + NEXT_NUMBER_MILLISECONDS / 1000;
}

function beep(to: AudioContext, from: number, until: number): void {
  const tone = new OscillatorNode(to, { type: 'triangle', frequency: PITCH });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + SLOPE_SECONDS);
  volume.gain.setValueAtTime(LOUDNESS, until - SLOPE_SECONDS);
  volume.gain.linearRampToValueAtTime(0, until);
  tone.connect(volume).connect(to.destination);
  tone.start(from);
  tone.stop(until);
}
