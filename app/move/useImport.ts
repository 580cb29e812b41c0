'use client';

import { useRef, useState } from 'react';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { ImportResult } from '@/app/_phone/moveGames';
import { exportLinesIn } from '@/app/_phone/packText';
import { takePuzzles } from '@/app/_phone/puzzleFile';
import { requestPersistentStorage } from '@/app/_phone/storagePermission';
import type { Trouble } from '@/app/_state/trouble';

/** The outcome of an import. */
export type ImportOutcome =
  | {
      readonly is: 'taken';
      /** Of each evening. */
      readonly results: readonly ImportResult[];
      /** How many puzzles are new or solved here now. */
      readonly puzzles: number;
      readonly isStopped: boolean;
      /** Why the import ended early. */
      readonly trouble: Trouble | undefined;
    }
  | { readonly is: 'too-large' };

/** The largest file, 8 MiB: three thousand games take 2 MB. */
const MAX_BYTES = 2 ** 23;
const MAX_LINES = 10_000;

/** The number of lines between progress updates. */
const PROGRESS_STEP = 10;

/** The progress of an import, in lines. */
interface Progress {
  readonly count: number;
  readonly of: number;
}

/** Imports the games in files. */
export function useImport() {
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);

  /** Imports lines one by one, to show progress and allow a stop. Lines imported before a stop remain. */
  async function importText(text: string) {
    const exportLines = exportLinesIn(text);
    if (exportLines.length > MAX_LINES) return setOutcome({ is: 'too-large' });
    setPending(true);
    setOutcome(undefined);
    isStopped.current = false;
    const results: ImportResult[] = [];
    let fault: Trouble | undefined;
    for (const [count, exportLine] of exportLines.entries()) {
      if (count % PROGRESS_STEP === 0) setProgress({ count, of: exportLines.length });
      const answer = await callPhoneWorker('unpack', exportLine);
      if (!answer.ok) fault = { code: answer.error };
      else results.push(answer.value);
      if (!answer.ok || isStopped.current) break;
    }
    const puzzles = await takePuzzles(text);
    const isStoppedEarly = fault === undefined && results.length < exportLines.length;
    setOutcome({ is: 'taken', results, puzzles, isStopped: isStoppedEarly, trouble: fault });
    setProgress(undefined);
    setPending(false);
    if (results.some(({ added }) => added > 0)) void requestPersistentStorage();
  }

  async function openFiles(files: readonly File[]) {
    setOutcome(undefined);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MAX_BYTES) return setOutcome({ is: 'too-large' });
    return importText((await Promise.all(files.map(file => file.text()))).join('\n'));
  }

  return {
    isPending,
    progress,
    outcome,
    openFiles,
    stop: () => {
      isStopped.current = true;
    },
  };
}
