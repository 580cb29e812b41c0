import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { recordAddress } from '@/app/addresses';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/record';
import { TurnMap } from './TurnMap';
import { TurnTitle } from './TurnTitle';
import { WayToTable } from './WayToTable';

interface CheckResultProps {
  /** Nothing until it is there. */
  readonly answer: Result<BoardCheck, Trouble> | undefined;
  readonly hasGoneRound: boolean;
  readonly onCheckAgain: () => void;
  /** Sends the phone round. */
  readonly begin: ReactNode;
}

/** What all may know of the board: whether a piece on it is wrong. */
export function CheckResult({ answer, hasGoneRound, onCheckAgain, begin }: CheckResultProps) {
  const words = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const isWrong = answer?.ok === true && answer.value.wrong;
  const said = hasGoneRound ? 'done' : isWrong ? 'wrong' : answer?.ok ? 'fine' : 'checking';
  return (
    <main className="pass between">
      <WayToTable />
      <div className="told">
        <TurnTitle turn={words('title')} title={words(said)}>
          {said === 'done' && words('doneNote')}
          {said === 'wrong' && words('pass')}
          {said === 'fine' && words('fineNote')}
        </TurnTitle>
        {answer?.ok === false && <TroubleNote trouble={answer.error} />}
        <TurnMap />
      </div>
      <div className="foot">
        {said === 'wrong' ? (
          begin
        ) : (
          <ButtonLink kind="primary" href={recordAddress(code)}>
            {words('toBoard')}
          </ButtonLink>
        )}
        <div className="row">
          {(said === 'done' || answer?.ok === false) && (
            <Button kind="quiet" onClick={onCheckAgain}>
              {words('again')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
