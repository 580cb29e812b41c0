'use client';

import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Packed } from '@/app/_phone/moveGames';
import { Button } from '@/app/_ui/Button';
import { shareOrCopy } from '@/app/_ui/shareOrCopy';

interface FileActionsProps {
  readonly packed: Packed;
  /** The file's name without prefix and extension. */
  readonly name: string;
}

/** Saves the lines as a file, or shares them with another app. Warns who can read them. */
export function FileActions({ packed: { exportLines, hasSecrets }, name }: FileActionsProps) {
  const words = useTranslations('move');
  const warning = useId();
  const note = words('fileNote');
  const file = useMemo(() => gamesFile(name, note, exportLines), [name, note, exportLines]);
  const describedBy = hasSecrets ? warning : undefined;
  return (
    <>
      {hasSecrets && (
        <p id={warning} className="text-note font-semibold">
          {words('readable')}
        </p>
      )}
      <div className="file-actions">
        <Button aria-describedby={describedBy} onClick={() => saveFile(file)}>
          {words('saveFile')}
        </Button>
        {navigator.canShare?.({ files: [file] }) && (
          <Button aria-describedby={describedBy} onClick={() => shareFile(file)}>
            {words('sendFile')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A text file, because phones can share those with other apps: an explanation, then the export lines. */
const gamesFile = (name: string, note: string, exportLines: readonly string[]): File =>
  new File([`${note}\n\n${exportLines.join('\n')}\n`], `fieldbook-${name}.txt`, {
    type: 'text/plain',
  });

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser may still read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Shares the file, or saves it if the browser refuses. */
async function shareFile(file: File): Promise<void> {
  if ((await shareOrCopy(null, { files: [file] })) === 'refused') saveFile(file);
}
