import { notFound } from 'next/navigation';
import { STATUSES } from '@/app/_api/errors';
import type { NoTableReason } from '@/app/_server/loadTable';
import { buttonStyle } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { ReloadWhenBack } from '@/app/_ui/ReloadWhenBack';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { currentRequest } from '@/lib/server/requests';

/** As long as a database usually takes to come back. */
const UNAVAILABLE_SECONDS = 5;

/** In the place of a table that cannot be shown. One that is not there is Next's to tell. */
export async function NoTable({ why }: { why: NoTableReason }) {
  if (why === 'not-found') notFound();
  const [pages, errors] = [await getWords('pages'), await getWords('errors')];
  const isTooOften = typeof why === 'object';
  if (isTooOften) tellStatus(429, why.seconds);
  if (why === 'unavailable') tellStatus(STATUSES[why], UNAVAILABLE_SECONDS);
  const isPassing = isTooOften || why === 'unavailable';
  return (
    <DeadEnd
      title={pages(isTooOften ? 'waitAMinute' : 'ourFault')}
      text={isTooOften ? pages('waitAWhile') : errors(why)}
    >
      {!isTooOften && <ReloadWhenBack />}
      {/* To where it stands: the same page, once more. */}
      <a href={isPassing ? '?' : ADDRESSES.newGame} className={buttonStyle('primary')}>
        {pages(isPassing ? 'tryAgain' : 'newGame')}
      </a>
      <a href={ADDRESSES.start} className={buttonStyle('quiet')}>
        {pages('toStart')}
      </a>
    </DeadEnd>
  );
}

/** Next lets a page choose no status but 404: this one is told to Node. Worth asking again after so many seconds. */
function tellStatus(status: number, seconds: number): void {
  const response = currentRequest()?.response;
  if (response === undefined || response.headersSent) return;
  response.statusCode = status;
  response.setHeader('Retry-After', seconds);
}
