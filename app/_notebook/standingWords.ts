import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/hexName';
import type { Opponent } from './opponent';
import { hundredths, type Standing } from './standing';

/** Says in a sentence how a clue stands in somebody's list; nothing of one that is simply possible. */
export function useStandingWords(): (standing: Standing, opponent: Opponent) => string | undefined {
  const words = useTranslations('notebook');
  return ({ strike, share, isSupposed }, { name }) => {
    if (isSupposed) return words('supposed', { name });
    if (strike === undefined) {
      return share === undefined ? undefined : words('share', { share: hundredths(share) });
    }
    if (strike.by !== 'piece') return words(`struck.${strike.by}`, { name });
    const { kind, hex } = strike.piece;
    return words(`struckBy.${kind}`, { name, space: formatHex(hex) });
  };
}
