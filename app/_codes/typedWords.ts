'use client';

import { useTranslations } from 'use-intl';
import type { WhyWrong } from '@/lib/game/typed';
import type { Code } from './useCode';

/** Says what is wrong with what was typed; nothing where nothing is. */
export function useTypedTrouble(): (code: Code) => string | undefined {
  const words = useTranslations('codes');
  const errors = useTranslations('errors');

  function sayWrong(why: WhyWrong): string {
    switch (why.code) {
      case 'never-in-code': {
        const { letter, perhaps } = why;
        return perhaps === null
          ? words('neverInCode', { letter })
          : words('neverPerhaps', { letter, perhaps });
      }
      case 'code-too-long':
        return words('codeTooLong', { count: why.count });
      case 'link-elsewhere':
        return words('linkElsewhere');
      case 'no-word':
        return words('noWord');
      default:
        return errors(why.code);
    }
  }

  return ({ typed, table, isSent }) => {
    if (typed.kind === 'wrong') return sayWrong(typed.why);
    if (typed.kind === 'nothing' && isSent) return words('begun.table', { count: 0 });
    if (typed.kind === 'begun' && isSent) return words(`begun.${typed.as}`, { count: typed.count });
    return table.is === 'missing' ? words('noTable') : undefined;
  };
}
