'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';

interface FileActionsProps {
  readonly parcels: readonly string[];
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** The parcels as a file: kept on this phone, or handed to another app of it. */
export function FileActions({ parcels, name }: FileActionsProps) {
  const words = useTranslations('move');
  const note = words('fileNote');
  const file = useMemo(() => gamesFile(name, note, parcels), [name, note, parcels]);
  return (
    <div className="file-actions">
      <Button onClick={() => saveFile(file)}>{words('saveFile')}</Button>
      {navigator.canShare?.({ files: [file] }) && (
        <Button onClick={() => sendFile(file)}>{words('sendFile')}</Button>
      )}
    </div>
  );
}

/** A text, because phones let apps hand those to each other: what it is, and a parcel a line. */
const gamesFile = (name: string, note: string, parcels: readonly string[]): File =>
  new File([`${note}\n\n${parcels.join('\n')}\n`], `fieldbook-${name}.txt`, { type: 'text/plain' });

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // A browser may begin to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whoever closes the phone's own list of apps has not failed. */
const sendFile = (file: File): Promise<void> =>
  navigator.share({ files: [file] }).catch(() => undefined);
