import { useFormatter, useTranslations } from 'use-intl';
import { type Gathered, numbersOf } from './parts';

/** How many codes have been read, and which are missing. */
export function GatheredNote({ gathered }: { gathered: Gathered }) {
  const words = useTranslations('move');
  const format = useFormatter();
  const missing = numbersOf(gathered).filter(number => !gathered.texts.has(number));
  return (
    <p role="status">
      <b>{words('read', { count: gathered.texts.size, of: gathered.of })}</b>{' '}
      {missing.length > 0 &&
        words('missing', { numbers: format.list(missing.map(String), { type: 'unit' }) })}
    </p>
  );
}
