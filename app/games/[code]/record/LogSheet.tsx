'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { usePlayers } from '@/app/_board/knownBoard';
import { LineMark, type LogLine, logLines, useLineWords } from '@/app/_board/LogLines';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useStepWords } from '@/app/_board/useStepWords';
import { useTable } from '@/app/_state/TableProvider';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { checkBoardAddress } from '@/app/addresses';
import { type Player, playerAt, playerOfSeat } from '@/lib/board/players';
import type { Entry } from '@/lib/game/record/entry';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import type { Step } from '@/lib/play/step';
import type { Panel } from './panel';
import type { Recorder } from './useRecorder';

interface LogSheetProps {
  readonly recorder: Recorder;
  readonly panel: Panel;
  readonly isAnother: boolean;
  readonly canEnter: boolean;
  readonly onAnother: () => void;
  readonly onSpace: (space: Hex) => void;
  readonly onEnter: (action: RecordedAction) => void;
  readonly onClose: () => void;
}

/** Rare actions, then all entries, newest first, one line per turn. Tapping a line shows its space on the map. */
export function LogSheet(props: LogSheetProps) {
  const { recorder, canEnter, onSpace, onEnter, onClose } = props;
  const words = useTranslations('record');
  const { interpreted, entries } = recorder;
  const lines = logLines(interpreted.steps).toReversed();
  const areByMany = new Set(entries.map(({ by }) => by)).size > 1;
  return (
    <Sheet title={words('log')} onClose={onClose} hasCross>
      {canEnter && (
        <>
          <WhoseTurn
            player={interpreted.player}
            onPlayer={player => {
              onEnter({ type: 'turn', player });
              onClose();
            }}
          />
          <RareSteps {...props} />
        </>
      )}
      <p className="text-note text-soft">{words(lines.length === 0 ? 'nothingYet' : 'logNote')}</p>
      <ol className="log-lines">
        {lines.map(line => (
          <LogRow
            key={line.entryIndexes[0]}
            line={line}
            recorder={recorder}
            isSigned={areByMany}
            onSpace={space => {
              onSpace(space);
              onClose();
            }}
          />
        ))}
      </ol>
    </Sheet>
  );
}

/** The label for skipping the next step. */
const SKIPS = {
  palette: 'skipTurn',
  share: 'skipPiece',
  'second-share': 'skipPiece',
  pay: 'nothingToPay',
  'another-disc': 'skipPiece',
  answer: 'noAnswer',
  found: 'keepPlaying',
} as const;

/** Skips the next step, enters another piece instead or, on a shared phone, checks the board. */
function RareSteps({ recorder, panel, isAnother, onAnother, onEnter, onClose }: LogSheetProps) {
  const words = useTranslations('record');
  const notes = useTranslations('notebook');
  const { code, you } = useTable(state => state.view);
  const isNext = !isAnother && recorder.interpreted.nextStep.kind !== 'earlier';
  // Nothing can be skipped before the first piece.
  const canSkip = isNext && recorder.interpreted.player !== undefined;
  const hasOther = isNext && panel.type !== 'palette' && panel.type !== 'found';
  if (!canSkip && !hasOther && you.length < 2) return null;
  return (
    <Rows>
      {canSkip && (
        <Row
          title={words(SKIPS[panel.type === 'piece' ? panel.what : panel.type])}
          onClick={() => {
            onEnter({ type: 'skip' });
            onClose();
          }}
        />
      )}
      {hasOther && (
        <Row
          title={words('anotherPiece')}
          onClick={() => {
            onAnother();
            onClose();
          }}
        />
      )}
      {you.length > 1 && (
        <Row
          href={checkBoardAddress(code)}
          title={words('checkBoard')}
          note={notes('includeOwnNote')}
        />
      )}
    </Rows>
  );
}

/** The space to show on the map for an entry. */
function spaceOf(entry: Entry, step: Step | undefined): Hex | undefined {
  const action = entry.type === 'correct' ? entry.as : (step?.corrected ?? step?.original ?? entry);
  return 'hex' in action ? action.hex : undefined;
}

interface LogRowProps {
  readonly line: LogLine;
  readonly recorder: Recorder;
  /** Whether to show who entered it. */
  readonly isSigned: boolean;
  readonly onSpace: (space: Hex) => void;
}

function LogRow({ line, recorder, isSigned, onSpace }: LogRowProps) {
  const { entries, interpreted } = recorder;
  const words = useTranslations('record');
  const format = useFormatter();
  const stepWords = useStepWords();
  const lineWords = useLineWords();
  const onePhone = useTable(state => state.view.onePhone);
  const lineEntries = line.entryIndexes.flatMap(action => entries[action] ?? []);
  const [first] = lineEntries;
  if (first === undefined) return null;
  const names = format.list(
    [
      ...new Set(lineEntries.flatMap(({ by, also = [] }) => [by, ...also.map(each => each.by)])),
    ].map(by => stepWords.player(playerOfSeat(by))),
    { type: 'conjunction' },
  );
  const hex = spaceOf(first, interpreted.steps[line.entryIndexes[0] ?? -1]);
  return (
    <li>
      <button
        type="button"
        className="log-row"
        disabled={hex === undefined}
        onClick={() => hex !== undefined && onSpace(hex)}
      >
        <LineMark line={line} entries={entries} interpreted={interpreted} />
        <span className="min-w-0 grow">
          {line.turn !== undefined && <b>{words('turnNumber', { turn: line.turn })} </b>}
          {lineWords(line, entries, interpreted)}
          {isSigned && !onePhone && (
            <span className="block text-note text-soft">{words('enteredBy', { who: names })}</span>
          )}
        </span>
        <span className="shrink-0 text-note text-soft">
          <TimeOfDay at={first.at} />
        </span>
      </button>
    </li>
  );
}

interface WhoseTurnProps {
  readonly player: Player | undefined;
  readonly onPlayer: (player: Player) => void;
}

/** Whose turn it is according to the record, with buttons to correct it. */
function WhoseTurn({ player, onPlayer }: WhoseTurnProps) {
  const words = useTranslations('record');
  return (
    <fieldset className="whose-turn">
      <legend className="text-note text-soft">{words('whoseTurn')}</legend>
      {usePlayers().map(({ seat, color, name }, place) => (
        <button
          key={seat}
          type="button"
          className="who"
          aria-pressed={place === player}
          onClick={() => place !== player && onPlayer(playerAt(place))}
        >
          <SeatDisc seat={seat} color={color} className="size-7" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
