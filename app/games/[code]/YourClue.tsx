'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { NewsDot } from '@/app/_table/NewsDot';
import { isFull } from '@/app/_table/tableFacts';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { passAddress, seatAddress, sitAddress } from '@/app/addresses';
import { LazyTableSheet } from './LazyTableSheet';

/**
 * The reader's next action, always in the same place: look at their clue, pass the phone, or sit down.
 */
export function YourClue() {
  const words = useTranslations('stages');
  const table = useTranslations('table');
  const { code, seats, you } = useTable(state => state.view);
  const [seat] = you;
  if (seat === undefined) {
    return isFull(seats) ? (
      <SeatsTaken />
    ) : (
      <ButtonLink kind="primary" href={sitAddress(code)}>
        {table('sitDown')}
      </ButtonLink>
    );
  }
  return you.length > 1 ? (
    <ButtonLink kind="primary" href={passAddress(code)}>
      {table('passPhone')}
    </ButtonLink>
  ) : (
    <ButtonLink kind="primary" href={seatAddress(code, seat)}>
      <Icon name="envelope" />
      {words('yourClue')}
      {seats.some(each => each.hasWrongPiece) && <NewsDot />}
    </ButtonLink>
  );
}

/** Shown when no seat is free: one may be the reader's, on another phone. */
function SeatsTaken() {
  const words = useTranslations('seat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words('takeSeat')}
      </Button>
      {isOpen && <LazyTableSheet onClose={() => setOpen(false)} />}
    </>
  );
}
