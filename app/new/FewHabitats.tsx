import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import type { PlayerCount } from '@/lib/data/terms';
import { parseMapCode } from '@/lib/map/mapCode';
import { countHabitats, USUAL_HABITATS } from '@/lib/solver/habitats';

interface FewHabitatsProps {
  readonly mapCode: string;
  readonly players: PlayerCount;
  readonly onForget: () => void;
}

/**
 * Tells, before the deal, how few spaces of a chosen map can be the habitat: whoever calculates could
 * know it. A map with none at all is refused when it is to be dealt.
 */
export function FewHabitats({ mapCode, players, onForget }: FewHabitatsProps) {
  const words = useTranslations('new');
  const habitats = useMemo(() => {
    const map = parseMapCode(mapCode);
    return map.ok ? countHabitats(map.value, players, USUAL_HABITATS) : 0;
  }, [mapCode, players]);
  if (habitats === 0 || habitats === USUAL_HABITATS) return null;
  return (
    <Message kind="warning" icon="scales" title={words('fewHabitats', { habitats })}>
      {words('fewHabitatsNote')}
      <Button kind="quiet" className="-mb-3 block" onClick={onForget}>
        {words('takeNewMap')}
      </Button>
    </Message>
  );
}
