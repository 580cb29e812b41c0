import { notFound } from 'next/navigation';
import { STATUSES } from '@/app/_server/errors';
import type { NoTableReason } from '@/app/_server/loadTable';
import { buttonStyle } from '@/app/_ui/buttonStyle';
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
  const pages = await getWords('pages');
  if (typeof why === 'object') {
    tellStatus(429, why.seconds);
    return (
      <DeadEnd title={pages('waitAMinute')} text={pages('waitAWhile')}>
        {/* To where it stands: the same page, once more. */}
        <a href="?" className={buttonStyle('primary')}>
          {pages('tryAgain')}
        </a>
        <a href={ADDRESSES.start} className={buttonStyle('quiet')}>
          {pages('toStart')}
        </a>
      </DeadEnd>
    );
  }
  const errors = await getWords('errors');
  if (why === 'unavailable') tellStatus(STATUSES[why], UNAVAILABLE_SECONDS);
  return (
    <DeadEnd title={pages('ourFault')} text={errors(why)}>
      <ReloadWhenBack />
      {why === 'unavailable' ? (
        <a href="?" className={buttonStyle('primary')}>
          {pages('tryAgain')}
        </a>
      ) : (
        <a href={ADDRESSES.newGame} className={buttonStyle('primary')}>
          {pages('newGame')}
        </a>
      )}
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
