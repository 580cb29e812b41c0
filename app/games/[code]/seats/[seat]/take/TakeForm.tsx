'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { focusWrong } from '@/app/_ui/focusWrong';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { seatAddress } from '@/app/addresses';
import { HAND_OVER_TRIES } from '@/lib/game/seat';
import type { SeatSummary } from '@/lib/game/views';
import { DigitsField } from './DigitsField';
import { DIGITS } from './digits';
import { TakeHow } from './TakeHow';

/** What the digits were refused for, rather than the connection or the table. */
const ABOUT_DIGITS: readonly string[] = ['wrong-digits', 'not-offered', 'bad-digits'];

/** Six digits from the other phone. A photographed code brings them along. */
export function TakeForm({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const router = useRouter();
  const code = useTable(state => state.view.code);
  const move = useMove();
  const [digits, setDigits] = useState('');
  // Who scanned a code has its digits, and need not hear where others find them.
  const [brought, setBrought] = useState<string>();
  // The digits that were tried last: what is said of them holds until others are typed.
  const [tried, setTried] = useState<string>();
  const isAboutDigits = ABOUT_DIGITS.includes(move.trouble?.code ?? '');

  function refusal(): string | undefined {
    if (digits !== tried) return undefined;
    const missing = DIGITS - digits.length;
    if (missing > 0) return words('digitsMissing', { count: missing });
    return isAboutDigits ? move.trouble?.message : undefined;
  }

  useEffect(() => {
    const [, scanned] = /^#(\d{6})$/.exec(window.location.hash) ?? [];
    if (scanned === undefined) return;
    setDigits(scanned);
    setBrought(scanned);
    // They count once: nobody needs to find them in this phone's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (focusWrong(form)) return;
    setTried(digits);
    const isTaken =
      digits.length === DIGITS && (await move.make(client => client.takeSeat(seat.seat, digits)));
    if (isTaken) router.replace(seatAddress(code, seat.seat));
    else form.querySelector('input')?.focus();
  }

  const refused = refusal();
  return (
    <form onSubmit={take} className="flex grow flex-col gap-4">
      {digits === brought && refused === undefined ? (
        <p className="text-center text-soft">{words('digitsThere')}</p>
      ) : (
        <TakeHow />
      )}
      <DigitsField value={digits} onChange={setDigits} trouble={refused} />
      <p className="-mt-2 text-center text-note text-soft">
        {words('tries', { count: HAND_OVER_TRIES })}
      </p>
      {!isAboutDigits && <TroubleNote trouble={move.trouble} />}
      <div className="mt-auto grid gap-3">
        <p className="text-center text-note text-soft">{words('takeWarning')}</p>
        <Button type="submit" kind="primary" waiting={move.isWaiting ? words('taking') : undefined}>
          {words('take', { name })}
        </Button>
      </div>
    </form>
  );
}
