import { notFound } from 'next/navigation';
import { STATUSES } from '@/app/_api/errors';
import type { NoTableReason } from '@/app/_server/loadTable';
import { buttonStyle } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { ReloadWhenBack } from '@/app/_ui/ReloadWhenBack';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { currentRequest } from '@/lib/server/requests';

/** `Retry-After` during an outage: about as long as a database takes to recover. */
const UNAVAILABLE_SECONDS = 5;

/** Shown instead of a table that is unavailable. For a missing table, Next renders its not-found page. */
export async function NoTable({ why }: { why: NoTableReason }) {
  if (why === 'not-found') notFound();
  const [pages, errors] = [await getWords('pages'), await getWords('errors')];
  const isTooOften = typeof why === 'object';
  if (isTooOften) setStatus(429, why.seconds);
  if (why === 'unavailable') setStatus(STATUSES[why], UNAVAILABLE_SECONDS);
  const isPassing = isTooOften || why === 'unavailable';
  return (
    <DeadEnd
      title={pages(isTooOften ? 'waitAMinute' : 'internalError')}
      text={isTooOften ? pages('waitAWhile') : errors(why)}
    >
      {!isTooOften && <ReloadWhenBack />}
      {/* `?` is the current address. */}
      <a href={isPassing ? '?' : ADDRESSES.newGame} className={buttonStyle('primary')}>
        {pages(isPassing ? 'tryAgain' : 'newGame')}
      </a>
      <a href={ADDRESSES.start} className={buttonStyle('word')}>
        {pages('toStart')}
      </a>
    </DeadEnd>
  );
}

/** Next pages can set no status except 404, so this sets it on Node's response, with `Retry-After` in seconds. */
function setStatus(status: number, seconds: number): void {
  const response = currentRequest()?.response;
  if (response === undefined || response.headersSent) return;
  response.statusCode = status;
  response.setHeader('Retry-After', seconds);
}
