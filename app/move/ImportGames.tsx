'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, type ButtonKind, ButtonLink, buttonStyle } from '@/app/_ui/Button';
import { Message, TroubleNote } from '@/app/_ui/Message';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import { CameraSheet } from './CameraSheet';
import { GatheredNote } from './GatheredNote';
import { type ImportOutcome, useImport } from './useImport';

/** From another phone's codes, by camera or in pictures, or from a file. */
export function ImportGames() {
  const words = useTranslations('move');
  const taking = useImport();
  const { step, gathered, progress, outcome } = taking;
  // Browsers lend no camera to a page that came over plain http.
  const hasCamera = !useIsHydrated() || navigator.mediaDevices !== undefined;
  // Once games have come, the way on to them is what the page is for.
  const first = outcome?.is === 'taken' ? 'plain' : 'primary';
  const isLong = progress !== undefined && progress.of > 1;
  const waiting =
    step !== 'taking' ? undefined : isLong ? words('takingOf', { ...progress }) : words('taking');
  return (
    <section aria-labelledby="take" className="take-games">
      <h2 id="take" className="font-display text-head font-semibold">
        {words('take')}
      </h2>
      <p>{words('takeNote')}</p>
      {!hasCamera && <p className="text-note text-soft">{words('noCameraOnHttp')}</p>}
      {/* What has come of it stands by the buttons, however long the page is. */}
      <BottomBar>
        {gathered && step !== 'camera' && <GatheredNote gathered={gathered} />}
        <OutcomeNote outcome={outcome} />
        {hasCamera && (
          <Button kind={first} waiting={waiting} onClick={taking.openCamera}>
            {words('readCodes')}
          </Button>
        )}
        {isLong && !hasCamera && <p role="status">{waiting}</p>}
        {isLong ? (
          <Button onClick={taking.stop}>{words('pause')}</Button>
        ) : (
          <FileButton kind={hasCamera ? 'plain' : first} onFiles={taking.openFiles}>
            {(!hasCamera && waiting) || words('openFile')}
          </FileButton>
        )}
      </BottomBar>
      {step === 'camera' && (
        <CameraSheet
          gathered={gathered}
          isOther={taking.isOther}
          onCode={taking.readCode}
          onClose={taking.closeCamera}
        />
      )}
    </section>
  );
}

interface FileButtonProps {
  readonly kind: ButtonKind;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Asks for files: a button to the eye, and to who listens. */
function FileButton({ kind, onFiles, children }: FileButtonProps) {
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

/** What came of taking games in, and the way on. */
function OutcomeNote({ outcome }: { outcome: ImportOutcome | undefined }) {
  const words = useTranslations('move');
  switch (outcome?.is) {
    case undefined:
      return null;
    case 'too-large':
      return <Message kind="trouble" title={words('tooLarge')} />;
    case 'no-code':
      return <Message kind="trouble" title={words('noCode')} />;
    case 'taken':
      return <TakenNote {...outcome} />;
  }
}

const CAME = ['added', 'apart', 'renewed', 'known'] as const;
const LOST = ['damaged', 'newer'] as const;

function TakenNote({ taken, isStopped, trouble }: Extract<ImportOutcome, { is: 'taken' }>) {
  const words = useTranslations('move');
  const pages = useTranslations('pages');
  const say = (kinds: readonly (keyof typeof taken & (typeof CAME | typeof LOST)[number])[]) =>
    kinds.flatMap(kind => (taken[kind] > 0 ? [words(kind, { count: taken[kind] })] : []));
  const came = say(CAME);
  const lost = say(LOST);
  if (came.length === 0 && lost.length === 0 && trouble === undefined && !isStopped)
    return <Message kind="trouble" title={words('nothingInIt')} />;
  return (
    <>
      {came.length > 0 && <Message kind="news" title={came.join(' ')} />}
      {/* What came before it stays. */}
      <TroubleNote trouble={trouble} />
      {isStopped && <Message kind="warning" icon="trouble" title={words('stopped')} />}
      {lost.length > 0 && <Message kind="warning" icon="trouble" title={lost.join(' ')} />}
      {came.length > 0 && (
        <ButtonLink kind="primary" href={taken.goOn ? tableAddress(taken.goOn) : ADDRESSES.start}>
          {taken.goOn ? words('goOn') : pages('toStart')}
        </ButtonLink>
      )}
    </>
  );
}
