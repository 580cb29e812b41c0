import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { MapPicture } from '@/app/_map/MapPicture';
import { useSeatName } from '@/app/_table/seatName';
import { spaceName } from '@/app/_table/tableFacts';
import { useDuration } from '@/app/_table/useDuration';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import { type EveningGame, hexOf } from '@/lib/game/views/views';
import { readStoredMap } from '@/lib/map/mapCode';

interface PastGameProps {
  readonly game: EveningGame;
  readonly hasJustEnded: boolean;
}

/** One game of the evening; links to its table, where everything is revealed. */
export function PastGame({ game, hasJustEnded }: PastGameProps) {
  const words = useTranslations('evening');
  const found = useFoundWords();
  const duration = useDuration();
  const { code, round, mapCode, habitat, finder, minutes } = game;
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <li className="border-b border-rule">
      <PageLink href={tableAddress(code)} className="flex items-center gap-3 py-2.5">
        <MapPicture map={map} habitat={hexOf(habitat)} className="w-18 shrink-0" />
        <span className="min-w-0 grow leading-snug">
          <span className="block font-semibold">
            {words(hasJustEnded ? 'justEnded' : 'game', { round })}
          </span>
          <span className="block text-note wrap-break-word">{found(game)}</span>
          {minutes !== null && (
            <span className="block text-note text-soft">{duration(minutes)}</span>
          )}
        </span>
        {finder && (
          <SeatDisc seat={finder.seat} color={finder.color} className="size-[34px] shrink-0" />
        )}
      </PageLink>
    </li>
  );
}

/** "Jonas found it on E2" */
function useFoundWords(): (game: EveningGame) => string {
  const words = useTranslations('evening');
  const seatName = useSeatName();
  return ({ finder, habitat }) => {
    const space = spaceName(habitat);
    return finder === null
      ? words('nobodyOn', { space })
      : words('foundOn', { name: seatName(finder), space });
  };
}
