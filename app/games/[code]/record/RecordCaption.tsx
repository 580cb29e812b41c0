import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { drawnPieces, useOwners } from '@/app/_board/knownBoard';
import { useStepWords } from '@/app/_board/useStepWords';
import { hexWords, pieceWords } from '@/app/_map/words';
import { useGameMap } from '@/app/_table/useGameMap';
import { Cut } from '@/app/_ui/Cut';
import { LineDrawing } from '@/app/_ui/Icon';
import { usePressHandlers } from '@/app/_ui/usePressHandlers';
import type { Board } from '@/lib/board/pieces';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { Recorder } from './useRecorder';

interface RecordCaptionProps {
  readonly recorder: Recorder;
  readonly space: Hex | undefined;
  readonly onLayers: (areHeld: boolean) => void;
}

/** The last entry or the selected space, on the line above the map. */
export function RecordCaption({ recorder, space, onLayers }: RecordCaptionProps) {
  const spaceLine = space !== undefined && (
    <SpaceLine space={space} board={recorder.interpreted.board} />
  );
  return (
    <>
      <Cut className="map-words news" whole={spaceLine || <LatestEntry recorder={recorder} />}>
        {/* Stays mounted while hidden, so that screen readers announce each entry once. */}
        <p role="status" hidden={space !== undefined}>
          <LatestEntry recorder={recorder} />
        </p>
        {spaceLine}
      </Cut>
      <LayersButton onHold={onLayers} />
    </>
  );
}

function LatestEntry({ recorder: { entries, interpreted } }: Pick<RecordCaptionProps, 'recorder'>) {
  const words = useTranslations('record');
  const stepWords = useStepWords();
  const entry = entries.at(-1);
  const step = interpreted.steps.at(-1);
  if (entry === undefined || step === undefined) return words('nothingYet');
  return <span className="read-out font-semibold">{stepWords.action(entry, step)}</span>;
}

function SpaceLine({ space, board }: { readonly space: Hex; readonly board: Board }) {
  const words = useTranslations('record');
  const mapWords = useTranslations('map');
  const owners = useOwners();
  const map = useGameMap();
  const drawn = drawnPieces(board.at(space), owners);
  const pieceList = pieceWords(words, mapWords, drawn).get(space);
  return (
    <span className="read-out">
      <b className="tabular">{formatHex(space)}</b> {hexWords(mapWords, map, space)}
      {pieceList && ` · ${pieceList}`}
    </span>
  );
}

const LAYERS = 'M12 3.5 3 8.5l9 5 9-5-9-5ZM3.5 12.5l8.5 4.7 8.5-4.7M3.5 16.2l8.5 4.7 8.5-4.7';

/** While pressed, the map shows what the pieces cover. */
function LayersButton({ onHold }: { readonly onHold: (isHeld: boolean) => void }) {
  const words = useTranslations('record');
  const isHeld = useRef(false);
  function hold(is: boolean) {
    isHeld.current = is;
    onHold(is);
  }
  const pressHandlers = usePressHandlers({
    press: () => hold(true),
    release: () => hold(false),
    toggle: () => hold(!isHeld.current),
  });
  return (
    <button type="button" aria-label={words('layers')} className="map-button" {...pressHandlers}>
      <LineDrawing path={LAYERS} />
    </button>
  );
}
