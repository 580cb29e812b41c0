'use client';

import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BlankSheet } from '@/app/_map/BlankSheet';
import { MapCodeField } from '@/app/_map/MapCodeField';
import { readMap } from '@/app/_map/readMap';
import { ListRow } from '@/app/_ui/ListRow';
import { later } from '@/app/_ui/later';
import { ADDRESSES } from '@/app/addresses';
import { recallCard, useCard, writeCode } from './judgeStore';

/** The map, the solver and all that judges come along once there is a map to judge. */
const JudgedMap = later(async () => (await import('./JudgedMap')).JudgedMap);

/** Says whether a card, a booklet's page or a deal is fair. */
export function JudgeScreen() {
  const words = useTranslations('judge');
  const { code, clues, habitat } = useCard();
  useEffect(() => void recallCard(), []);
  const map = useMemo(() => readMap(code), [code]);
  return (
    <div className="judge">
      <div className="code">
        <MapCodeField value={code} onChange={writeCode} />
      </div>
      {map.ok ? (
        <JudgedMap map={map.value} ids={clues} habitat={habitat ?? undefined} />
      ) : (
        <>
          <BlankSheet />
          <ul className="no-code border-t border-rule">
            <ListRow
              href={ADDRESSES.judgedMap}
              title={words('noCode')}
              note={words('noCodeNote')}
            />
          </ul>
        </>
      )}
    </div>
  );
}
