'use client';

import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { useGameMap } from '@/app/_table/useGameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

interface SpacePlateProps {
  readonly space: Hex | undefined;
  /** Whether a miss has already ruled the space out. */
  readonly isMissed: boolean;
}

/** The chosen space and its ground. Its height is constant, so that a tap shifts no layout. */
export function SpacePlate({ space, isMissed }: SpacePlateProps) {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const mapWords = useTranslations('map');
  const map = useGameMap();
  return (
    <div role="status" className="space-plate">
      <span aria-hidden={space === undefined} className="plate font-display font-semibold">
        {space === undefined ? '?' : formatHex(space)}
      </span>
      <div className="min-w-0">
        <h2 className="font-display font-semibold">
          {words(space === undefined ? 'onWhichSpace' : 'onThisSpace')}
        </h2>
        <p className="text-soft first-letter:uppercase">
          {space === undefined
            ? words('tapSpace')
            : isMissed
              ? miss('known')
              : words('otherSpace', { ground: hexWords(mapWords, map, space) })}
        </p>
      </div>
    </div>
  );
}
