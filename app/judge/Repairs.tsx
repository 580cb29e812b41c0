import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { structureWords } from '@/app/_map/words';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { Row, Rows } from '@/app/_ui/Row';
import type { ClueId } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';
import type { Change, Repair } from '@/lib/solver/repairs';
import { replaceCard } from './judgeStore';

/** At most this many are shown: if there are more, the card has too little on it to tell which one is right. */
const MAX_SHOWN = 5;

interface RepairsProps {
  readonly map: GameMap;
  readonly clues: readonly ClueId[];
  /** The habitat named on the card. */
  readonly habitat: Hex | undefined;
  /** Called with the current card before a repair is tried. */
  readonly onTry: (before: { readonly code: string; readonly clues: readonly ClueId[] }) => void;
  /** What is wrong with the card, shown while no repair is known. */
  readonly otherwise: string;
}

/** The single changes that would make an unfair card fair, likeliest mistakes first. A tap applies one. */
export function Repairs({ map, clues, habitat, onTry, otherwise }: RepairsProps) {
  const words = useTranslations('judge.repair');
  const describe = useChangeWords(map);
  const code = formatMapCode(map);
  const repairs = useRepairs(code, clues, habitat);
  if (repairs === undefined) return <p>{otherwise}</p>;
  if (repairs.length === 0)
    return (
      <p>
        {otherwise} {words('none')}
      </p>
    );

  function attempt(repair: Repair) {
    onTry({ code, clues });
    replaceCard({ code: repair.mapCode, clues: repair.clues });
  }
  return (
    <section aria-label={words('title')} className="grid gap-near">
      <h2 className="font-semibold">{words('title')}</h2>
      <Rows>
        {repairs.slice(0, MAX_SHOWN).map(repair => (
          <Row
            key={`${repair.mapCode} ${repair.clues.join()}`}
            title={describe(repair.change)}
            note={words('fits', { space: formatHex(repair.habitat) })}
            value={words('tryIt')}
            onClick={() => attempt(repair)}
          />
        ))}
      </Rows>
    </section>
  );
}

/** Searched in the worker; `undefined` until it has answered. */
function useRepairs(
  code: string,
  clues: readonly ClueId[],
  habitat: Hex | undefined,
): readonly Repair[] | undefined {
  const about = [code, habitat, ...clues].join();
  const [found, setFound] = useState<{ about: string; repairs: readonly Repair[] }>();
  useEffect(() => {
    let isWanted = true;
    void callPhoneWorker('repairs', code, clues, habitat).then(answer => {
      if (isWanted && answer.ok) setFound({ about, repairs: answer.value });
    });
    return () => {
      isWanted = false;
    };
  }, [about, code, clues, habitat]);
  return found?.about === about ? found.repairs : undefined;
}

/** "Clue 2: within two spaces of bear territory" */
function useChangeWords(map: GameMap): (change: Change) => string {
  const words = useTranslations('judge.repair');
  const clueWords = useTranslations('clues.short');
  const mapMessages = useTranslations('map');
  return change => {
    switch (change.kind) {
      case 'target':
      case 'sign':
        return words('clue', { number: change.index + 1, clue: clueWords(change.clue) });
      case 'tile':
        return words('tile', { tile: String(map.tiles[change.slot]?.tile) });
      case 'structure':
        return words('structure', {
          structure: structureWords(mapMessages, change.structure),
          from: formatHex(change.structure.hex),
          to: formatHex(change.to),
        });
    }
  };
}
