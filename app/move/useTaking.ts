'use client';

import { useEffect, useReducer, useState } from 'react';
import { askPhone } from '@/app/_phone/askPhone';
import { askToKeepForGood } from '@/app/_phone/keepForGood';
import type { TakenIn } from '@/app/_phone/moveGames';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import type { Trouble } from '@/app/_state/tableClient';
import { type Gathered, gather, joinParts, readPart } from './parts';

/** What has come of taking games in. */
export type Outcome =
  | { readonly is: 'taken'; readonly taken: TakenIn }
  | { readonly is: 'refused'; readonly trouble: Trouble }
  /** A picture in which no code could be read. */
  | { readonly is: 'no-code' };

interface Reading {
  readonly gathered: Gathered | undefined;
  /** Whether the last code that was read is of something else. */
  readonly isOther: boolean;
}

const NOTHING_READ: Reading = { gathered: undefined, isOther: false };

/** With one more code; nothing begins anew. */
function readOne({ gathered }: Reading, code: string | undefined): Reading {
  if (code === undefined) return NOTHING_READ;
  const part = readPart(code);
  return part ? { gathered: gather(gathered, part), isOther: false } : { gathered, isOther: true };
}

/** A file that is larger holds no games: two hundred take 120 KB. */
const MOST_BYTES = 2 ** 24;

/** Games on their way to this phone: codes are gathered until a parcel is whole, and it is opened. */
export function useTaking() {
  const trouble = usePhoneTrouble();
  const [step, setStep] = useState<'rest' | 'camera' | 'taking'>('rest');
  const [outcome, setOutcome] = useState<Outcome>();
  const [{ gathered, isOther }, readCode] = useReducer(readOne, NOTHING_READ);
  const parcel = gathered && joinParts(gathered);

  async function take(text: string) {
    setStep('taking');
    setOutcome(undefined);
    const taken = await askPhone('unpack', text);
    setOutcome(
      taken.ok
        ? { is: 'taken', taken: taken.value }
        : { is: 'refused', trouble: trouble(taken.error) },
    );
    readCode(undefined);
    setStep('rest');
    if (taken.ok && taken.value.added > 0) void askToKeepForGood();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every parcel
  useEffect(() => {
    if (parcel !== undefined) void take(parcel);
  }, [parcel]);

  async function openFiles(files: readonly File[]) {
    setOutcome(undefined);
    const isPicture = (file: File) => file.type.startsWith('image/');
    const texts = files.filter(file => !isPicture(file) && file.size <= MOST_BYTES);
    if (!files.some(isPicture)) {
      return take((await Promise.all(texts.map(file => file.text()))).join('\n'));
    }
    setStep('taking');
    const { readPicture } = await import('./readPicture');
    for (const picture of files.filter(isPicture)) {
      const code = await readPicture(picture);
      if (code === undefined) setOutcome({ is: 'no-code' });
      else readCode(code);
    }
    setStep('rest');
  }

  return {
    step,
    outcome,
    gathered,
    isOther,
    readCode,
    openFiles,
    openCamera: () => {
      setOutcome(undefined);
      setStep('camera');
    },
    closeCamera: () => setStep('rest'),
  };
}
