'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { recordAddress } from '@/app/addresses';
import { entriesOf } from '@/lib/game/recordView';
import { follow } from '@/lib/play/follow';

/** The way to the board as it is recorded, with how far it is; until somebody starts it, a quiet question. */
export function RecordLine() {
  const words = useTranslations('record');
  const { code, record, players, seats, you } = useTable(state => state.view);
  const seatName = useSeatName();
  const following = useMemo(
    () => (record ? follow(entriesOf(record), players) : undefined),
    [record, players],
  );
  if (following === undefined && you.length === 0) return null;
  const seat = following?.player === undefined ? undefined : seats[following.player];
  return (
    <PageLink href={recordAddress(code)} className="record-line">
      <span className="min-w-0 grow">
        {following ? (
          <>
            <b>{words('title')}</b> · {words('count', { count: following.board.pieces.length })}
            {seat && ` · ${words('turnOf', { who: seatName(seat) })}`}
          </>
        ) : (
          words('keep')
        )}
      </span>
      <Icon name="forward" />
    </PageLink>
  );
}
