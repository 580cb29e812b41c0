import { useTranslations } from 'use-intl';

/** "Eva could have known on turn 14." A turn of 0 is that of the first cubes; none means never. */
export function useKnownWords(): (name: string, turn: number | undefined) => string {
  const words = useTranslations('film');
  return (name, turn) => {
    if (turn === undefined) return words('neverKnown', { name });
    return turn === 0 ? words('knownAtOnce', { name }) : words('known', { name, turn });
  };
}
