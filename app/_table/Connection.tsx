import { useTranslations } from 'use-intl';
import { unsentIn } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Message, useFailureWords } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { useSeatName } from './seatName';

/** Reports that the table is unreachable or no longer exists. Unsent changes report their own state. */
export function Connection() {
  const words = useTranslations('table');
  const describe = useFailureWords();
  const connection = useTable(state => state.connection);
  const isBehind = useTable(({ waiting }) => unsentIn(waiting).length > 0);
  switch (connection.status) {
    case 'connected':
      return null;
    case 'refused':
      return <Message kind="warning" title={describe(connection.trouble)} />;
    case 'lost':
      return (
        <div data-lost="">
          <Message
            kind="warning"
            title={words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> })}
          >
            {!isBehind && words('lostNote')}
          </Message>
        </div>
      );
  }
}

/** Reports that this phone has lost a seat to another phone or to a vote: at once, or when the player returns. */
export function LostSeatMessage() {
  const words = useTranslations('seat');
  const seatName = useSeatName();
  const { events, you } = useTable(state => state.view);
  const held = useTable(state => state.held);
  return held.map(seat => {
    const event = events.findLast(each => each.seat === seat.seat);
    // A player who left on purpose needs no message.
    if (you.includes(seat.seat) || event === undefined || event.kind === 'left') return null;
    return (
      <Message
        key={seat.seat}
        kind="warning"
        icon="trouble"
        title={words.rich(`lost.${event.kind}`, { time: () => <TimeOfDay at={event.at} /> })}
      >
        {words('lostNote', { name: seatName(seat) })}
      </Message>
    );
  });
}
