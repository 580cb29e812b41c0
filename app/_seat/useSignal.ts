'use client';

import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isPassAndPlay } from '@/app/_table/questions';
import type { SeatNumber } from '@/lib/game/seats/seat';

const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Where the table wished for it, the phone that goes round says whose clue is opened: nobody peeks unheard. */
export function useSignal(seat: SeatNumber, isOpen: boolean): void {
  const isWished = useSignalWish();
  useEffect(() => {
    if (isWished && isOpen) signalSeats([seat]);
  }, [isWished, isOpen, seat]);
}

/** Whether the table wished for that; if so, the phone can sound from the next touch on. */
export function useSignalWish(): boolean {
  const isWished = useTable(({ view }) => view.signals && isPassAndPlay(view));
  useEffect(() => {
    if (!isWished) return;
    for (const touch of TOUCHES) addEventListener(touch, wakeSignal, true);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, wakeSignal, true);
    };
  }, [isWished]);
  return isWished;
}

const PULSE_MILLISECONDS = 140;
const PAUSE_MILLISECONDS = 160;
/** Between two seats' numbers. */
const NEXT_NUMBER_MILLISECONDS = 320;
/** High enough for a phone's loudspeaker, low enough for old ears. In Hz. */
const PITCH = 880;
const LOUDNESS = 0.4;
/** A tone that begins or ends at once clicks. In s. */
const SLOPE_SECONDS = 0.012;

/** Pulses and the pauses between them in turn, as `navigator.vibrate` takes them, so that each number can be counted. In ms. */
export const pulsesFor = (seats: readonly SeatNumber[]): readonly number[] =>
  seats.flatMap((seat, place) => [
    ...(place === 0 ? [] : [NEXT_NUMBER_MILLISECONDS]),
    ...Array.from({ length: 2 * seat - 1 }, (_, at) =>
      at % 2 === 0 ? PULSE_MILLISECONDS : PAUSE_MILLISECONDS,
    ),
  ]);

let audio: AudioContext | undefined;
/** When the last sound is over, on the clock of `audio`. */
let busyUntil = 0;

/** To be called at every touch: browsers let a page sound only from then on, and take that back meanwhile. */
function wakeSignal(): void {
  // Some people turn it off.
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Seats' numbers, one after the other. What a page may not sound yet sounds at the next touch. */
export function signalSeats(seats: readonly SeatNumber[]): void {
  const pulses = pulsesFor(seats);
  // iPhones have the motor, but pages no way to it.
  if ('vibrate' in navigator) navigator.vibrate([...pulses]);
  wakeSignal();
  if (audio) sound(audio, pulses);
}

/** After whatever sounds already. */
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
