'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { SeatsSheet } from './SeatsSheet';

/** For who finds no free seat: one of them may be theirs, and still on another phone. */
export function SeatsTaken() {
  const words = useTranslations('seat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words('takeSeat')}
      </Button>
      {isOpen && <SeatsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
