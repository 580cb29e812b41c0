'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, type ButtonKind, ButtonLink, buttonStyle } from '@/app/_ui/Button';
import { Message, TroubleNote } from '@/app/_ui/Message';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import { type ImportOutcome, useImport } from './useImport';

/** Imports games from another phone's file. */
export function ImportGames() {
  const words = useTranslations('move');
  const { isPending, progress, outcome, openFiles, stop } = useImport();
  const isLong = progress !== undefined && progress.of > 1;
  return (
    <section aria-labelledby="take" className="take-games">
      <h2 id="take" className="font-display text-head font-semibold">
        {words('import')}
      </h2>
      <p>{words('importNote')}</p>
      {/* The outcome appears next to the buttons, however long the page is. */}
      <BottomBar>
        <OutcomeNote outcome={outcome} />
        {isLong ? (
          <>
            <p role="status">{words('importingOf', { ...progress })}</p>
            <Button onClick={stop}>{words('pause')}</Button>
          </>
        ) : (
          // After an import, the link to the games is the primary button.
          <FileButton kind={outcome?.is === 'taken' ? 'plain' : 'primary'} onFiles={openFiles}>
            {words(isPending ? 'importing' : 'openFile')}
          </FileButton>
        )}
      </BottomBar>
    </section>
  );
}

interface FileButtonProps {
  readonly kind: ButtonKind;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button, and is announced by its label. */
function FileButton({ kind, onFiles, children }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={`file-button ${buttonStyle(kind)}`}>
      {children}
      <input type="file" multiple accept=".txt,text/plain" onChange={choose} />
    </label>
  );
}

/** The outcome of an import, with a link to the games. */
function OutcomeNote({ outcome }: { outcome: ImportOutcome | undefined }) {
  const words = useTranslations('move');
  switch (outcome?.is) {
    case undefined:
      return null;
    case 'too-large':
      return <Message kind="trouble" title={words('tooLarge')} />;
    case 'taken':
      return <ImportedNote {...outcome} />;
  }
}

const SUCCESSES = ['added', 'apart', 'known'] as const;
const FAILURES = ['damaged', 'newer'] as const;

function ImportedNote({
  results,
  puzzles,
  isStopped,
  trouble,
}: Extract<ImportOutcome, { is: 'taken' }>) {
  const words = useTranslations('move');
  const pages = useTranslations('pages');
  const describe = (kinds: typeof SUCCESSES | typeof FAILURES) =>
    kinds.flatMap(kind => {
      const count = results.reduce((sum, result) => sum + result[kind], 0);
      return count > 0 ? [words(kind, { count })] : [];
    });
  const resumeCode = results.length === 1 ? results[0]?.resumeCode : undefined;
  const successes = [
    ...describe(SUCCESSES),
    ...(puzzles > 0 ? [words('puzzles', { count: puzzles })] : []),
  ];
  const failures = describe(FAILURES);
  const isNothing = successes.length === 0 && failures.length === 0;
  if (isNothing && trouble === undefined && !isStopped)
    return <Message kind="trouble" title={words('nothingInIt')} />;
  return (
    <>
      {successes.length > 0 && <Message kind="news" title={successes.join(' ')} />}
      {/* Lines imported before the fault remain. */}
      <TroubleNote trouble={trouble} />
      {isStopped && <Message kind="warning" icon="trouble" title={words('stopped')} />}
      {failures.length > 0 && <Message kind="warning" icon="trouble" title={failures.join(' ')} />}
      {successes.length > 0 && (
        <ButtonLink kind="primary" href={resumeCode ? tableAddress(resumeCode) : ADDRESSES.start}>
          {resumeCode ? words('resume') : pages('toStart')}
        </ButtonLink>
      )}
    </>
  );
}
