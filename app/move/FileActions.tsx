'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { gamesFile, saveFile, sendFile } from './gamesFile';

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
