'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { type ButtonKind, buttonStyle } from '@/app/_ui/buttonStyle';

interface FileButtonProps {
  readonly kind: ButtonKind;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Asks for files: a button to the eye, and to who listens. */
export function FileButton({ kind, onFiles, children }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file can be chosen once more.
    target.value = '';
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={`file-button ${buttonStyle(kind)}`}>
      {children}
      <input type="file" multiple accept=".txt,text/plain,image/*" onChange={choose} />
    </label>
  );
}
