'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { type ImportResult, parcelsIn, sumImports } from '@/app/_phone/importResult';
import { requestPersistentStorage } from '@/app/_phone/storagePermission';
import type { Trouble } from '@/app/_state/tableClient';
import { type Gathered, gather, joinParts, readPart } from './parts';

/** The outcome of an import. */
export type ImportOutcome =
  | {
      readonly is: 'taken';
      readonly taken: ImportResult;
      readonly isStopped: boolean;
      /** Why the import ended early. */
      readonly trouble: Trouble | undefined;
    }
  | { readonly is: 'too-large' }
  /** A picture contained no readable QR code. */
  | { readonly is: 'no-code' };

interface Reading {
  readonly gathered: Gathered | undefined;
  /** Whether the last QR code was not part of a parcel. */
  readonly isOther: boolean;
}

const NOTHING_READ: Reading = { gathered: undefined, isOther: false };

/** Adds a code; `undefined` resets. */
function readOne({ gathered }: Reading, code: string | undefined): Reading {
  if (code === undefined) return NOTHING_READ;
  const part = readPart(code);
  return part ? { gathered: gather(gathered, part), isOther: false } : { gathered, isOther: true };
}

/** The largest file, 8 MiB: three thousand games take 2 MB. */
const MAX_BYTES = 2 ** 23;
const MAX_PARCELS = 10_000;

/** The number of parcels between progress updates. */
const PROGRESS_STEP = 10;

/** The progress of an import, in parcels. */
interface Progress {
  readonly count: number;
  readonly of: number;
}

/** Imports games from files, and from QR codes once they form a whole parcel. */
export function useImport() {
  const [step, setStep] = useState<'rest' | 'camera' | 'taking'>('rest');
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const [{ gathered, isOther }, readCode] = useReducer(readOne, NOTHING_READ);
  const parcel = gathered && joinParts(gathered);

  /** Imports parcels one by one, to show progress and allow a stop. Parcels imported before a stop remain. */
  async function importText(text: string) {
    const parcels = parcelsIn(text);
    if (parcels.length > MAX_PARCELS) return setOutcome({ is: 'too-large' });
    setStep('taking');
    setOutcome(undefined);
    isStopped.current = false;
    const results: ImportResult[] = [];
    let fault: Trouble | undefined;
    for (const [count, parcel] of parcels.entries()) {
      if (count % PROGRESS_STEP === 0) setProgress({ count, of: parcels.length });
      const answer = await callPhoneWorker('unpack', parcel);
      if (!answer.ok) fault = { code: answer.error };
      else results.push(answer.value);
      if (!answer.ok || isStopped.current) break;
    }
    const all = sumImports(results);
    const isStoppedEarly = fault === undefined && results.length < parcels.length;
    setOutcome({ is: 'taken', taken: all, isStopped: isStoppedEarly, trouble: fault });
    readCode(undefined);
    setProgress(undefined);
    setStep('rest');
    if (all.added > 0) void requestPersistentStorage();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each parcel
  useEffect(() => {
    if (parcel !== undefined) void importText(parcel);
  }, [parcel]);

  async function openFiles(files: readonly File[]) {
    setOutcome(undefined);
    const isPicture = (file: File) => file.type.startsWith('image/');
    if (!files.some(isPicture)) {
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (bytes > MAX_BYTES) return setOutcome({ is: 'too-large' });
      return importText((await Promise.all(files.map(file => file.text()))).join('\n'));
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
    progress,
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
    stop: () => {
      isStopped.current = true;
    },
  };
}
