import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords, pieceWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { drawnPieces, useOwners } from '@/app/_table/useBoard';
import { Icon, LineDrawing } from '@/app/_ui/Icon';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { usePressHandlers } from '@/app/_ui/usePressHandlers';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import type { Board } from '@/lib/play/pieces';
import type { Recorder } from './useRecorder';
import { useStepWords } from './useStepWords';

const UNDO = 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4';

interface NewsProps {
  readonly recorder: Recorder;
  readonly space: Hex | undefined;
  readonly canEnter: boolean;
  readonly onClear: () => void;
  readonly onLayers: (areHeld: boolean) => void;
}

/** The last entry with an undo button, or the chosen space with a button to clear it. */
export function News({ recorder, space, canEnter, onClear, onLayers }: NewsProps) {
  const words = useTranslations('record');
  const { entries, interpreted } = recorder;
  return (
    <div className="news-row">
      {/* Stays mounted while hidden, so that screen readers announce each entry once. */}
      <div role="status" className="newest-entry" hidden={space !== undefined}>
        <NewestEntry recorder={recorder} />
      </div>
      {space !== undefined && <SpaceLine space={space} board={interpreted.board} />}
      {space !== undefined ? (
        <button type="button" className="news-button" onClick={onClear}>
          <Icon name="close" className="size-5" />
          {words('clear')}
        </button>
      ) : (
        canEnter && (
          <button type="button" className="news-button" onClick={recorder.undo}>
            <LineDrawing path={UNDO} className="size-5" />
            {words(entries.length > 0 ? 'undo' : 'stop')}
          </button>
        )
      )}
      <LayersButton onHold={onLayers} />
    </div>
  );
}

function NewestEntry({ recorder: { entries, interpreted } }: Pick<NewsProps, 'recorder'>) {
  const words = useTranslations('record');
  const say = useStepWords();
  const onePhone = useTable(state => state.view.onePhone);
  const entry = entries.at(-1);
  const step = interpreted.steps.at(-1);
  if (entry === undefined || step === undefined) return <p>{words('nothingYet')}</p>;
  return (
    <>
      <p className="font-semibold">{say.action(entry, step)}</p>
      <p className="text-note text-soft">
        <TimeOfDay at={entry.at} />
        {!onePhone && <> · {words('enteredBy', { who: say.player(entry.by - 1) })}</>}
      </p>
    </>
  );
}

function SpaceLine({ space, board }: { readonly space: Hex; readonly board: Board }) {
  const words = useTranslations('record');
  const mapWords = useTranslations('map');
  const owners = useOwners();
  const mapCode = useTable(state => state.view.mapCode);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const here = drawnPieces({ pieces: board.at(space) }, owners);
  const stands = pieceWords(words, mapWords, here).get(space);
  return (
    <p className="space-line">
      <b className="tabular">{formatHex(space)}</b> {hexWords(mapWords, map, space)}
      {stands && ` · ${stands}`}
    </p>
  );
}

const LAYERS = 'M12 3.5 3 8.5l9 5 9-5-9-5ZM3.5 12.5l8.5 4.7 8.5-4.7M3.5 16.2l8.5 4.7 8.5-4.7';

/** While pressed, the pieces give way to what is beneath them. */
function LayersButton({ onHold }: { readonly onHold: (isHeld: boolean) => void }) {
  const words = useTranslations('record');
  const holding = usePressHandlers(
    () => onHold(true),
    () => onHold(false),
  );
  return (
    <button type="button" aria-label={words('layers')} className="map-button" {...holding}>
      <LineDrawing path={LAYERS} />
    </button>
  );
}
