import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapPicture } from '@/app/_map/MapPicture';
import { useSeatName } from '@/app/_table/seatName';
import { spaceName } from '@/app/_table/tableFacts';
import { Row } from '@/app/_ui/Row';
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
  const { code, round, mapCode, habitat, minutes } = game;
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const title = words(hasJustEnded ? 'justEnded' : 'game', { round });
  return (
    <Row
      href={tableAddress(code)}
      mark={<MapPicture map={map} habitat={hexOf(habitat)} className="w-18 shrink-0" />}
      title={found(game)}
      note={minutes === null ? title : `${title} · ${duration(minutes)}`}
    />
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

/** Formats how long a game took, in whole minutes: "41 minutes", "1 h 4 min". */
function useDuration(): (minutes: number) => string {
  const words = useTranslations('ending');
  return minutes =>
    minutes < 60
      ? words('minutes', { minutes })
      : words('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
