import { useTranslations } from 'use-intl';

/** So many turns at least lie between two that are told. */
const APART = 3;

/** Which turn is where, below the strips. */
export function TurnScale({ turns }: { readonly turns: readonly number[] }) {
  const words = useTranslations('film');
  const last = turns.at(-1) ?? 0;
  const told = Array.from({ length: Math.floor(last / APART) }, (_, place) => APART * (place + 1));
  return (
    <div aria-hidden="true" className="turn-scale">
      <span style={{ left: 0, translate: 'none' }}>{words('firstCubes')}</span>
      {told.map(turn => (
        <span
          key={turn}
          style={{ left: `${(100 * turns.findIndex(each => each >= turn)) / turns.length}%` }}
        >
          {turn}
        </span>
      ))}
    </div>
  );
}
