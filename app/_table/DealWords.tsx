import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { bold } from '@/app/_ui/bold';
import { QrCode } from '@/app/_ui/QrCode';
import { ADDRESSES } from '@/app/addresses';
import { readStoredMap } from '@/lib/map/mapCode';
import { mapDigits } from '@/lib/map/mapDigits';
import { Chances } from './Chances';
import { CopyText } from './CopyText';
import { goesRound } from './questions';
import { turnWords } from './turnWords';

/**
 * What was dealt, as far as everybody may know: how long, how even, and the map's own code; after
 * the end also how many deals there were, and how to get the same. Only unfolded in a browser.
 */
export function DealWords() {
  const words = useTranslations('table');
  const assistWords = useTranslations('assist');
  const signalWords = useTranslations('signals');
  const view = useTable(state => state.view);
  const { grade, players, mapCode, seedChosen, countsLooks, signals, fairness, seed, assist } =
    view;
  return (
    <>
      {grade && (
        <div className="grid gap-2">
          {grade.length && grade.turns && (
            <>
              <p>{words(`length.${grade.length}`, { players, ...turnWords(grade.turns) })}</p>
              <p className="text-note text-soft">{words('lengthCaveat')}</p>
            </>
          )}
          {fairness ? (
            <Chances clues={fairness.clues} />
          ) : (
            grade.evenness && (
              <p className="text-note text-soft">{words(`evenness.${grade.evenness}`)}</p>
            )
          )}
          {!grade.length && !grade.evenness && (
            <p className="text-note text-soft">{words('gradeWaits')}</p>
          )}
        </div>
      )}
      {fairness && (
        <p className="text-note text-soft">{words('fairSets', { sets: fairness.sets, players })}</p>
      )}
      {seed ? (
        <p className="text-note text-soft">{words.rich('seed', { seed, b: bold })}</p>
      ) : (
        seedChosen && <p className="text-note text-soft">{words('chosenSeed')}</p>
      )}
      <p className="text-note text-soft">
        {assistWords('line', { level: assistWords(`as.${assist.level}`) })}
      </p>
      {countsLooks && <p className="text-note text-soft">{words('looksCounted')}</p>}
      {signals && goesRound(view) && <p className="text-note text-soft">{signalWords('told')}</p>}
      <p>
        <span className="block text-note text-soft">{words('mapDigits')}</span>
        <span className="tabular font-semibold">{mapDigits(readStoredMap(mapCode))}</span>
      </p>
      <CopyText label={words('mapCode')} text={mapCode} />
      <figure className="grid justify-items-center gap-2">
        <QrCode
          text={`${window.location.origin}${ADDRESSES.mapByCode}#${mapCode}`}
          className="size-48"
        />
        <figcaption className="text-note text-soft">{words('scan')}</figcaption>
      </figure>
    </>
  );
}
