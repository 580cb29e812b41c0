import { useTranslations } from 'use-intl';

/** Where the other phone shows the digits: it depends on how many seats it has, which only it knows. */
export function TakeHow() {
  const words = useTranslations('seat');
  const opening = useTranslations('opening');
  return (
    <div className="grid gap-2 text-center text-balance text-note text-soft">
      <p>
        {words('takeHow', {
          seat: words('seatMenu'),
          move: words('move'),
          show: words('showCode'),
        })}
      </p>
      <p>{words('takeHowMany', { handOut: opening('handOut') })}</p>
    </div>
  );
}
