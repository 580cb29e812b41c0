'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { Icon, LineDrawing } from '@/app/_ui/Icon';
import type { RecordedActionView } from '@/lib/game/record/recordView';
import type { Hex } from '@/lib/map/hexSet';
import type { Dock } from './dock';
import type { FixKind } from './FixDock';
import { LogSheet } from './LogSheet';
import type { Recorder } from './useRecorder';

const UNDO = 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4';

interface RecordFootProps {
  readonly recorder: Recorder;
  readonly dock: Dock;
  readonly isAnother: boolean;
  /** What is wrong about the piece being fixed, `any` until that is chosen. */
  readonly fixing: FixKind | 'any' | undefined;
  readonly space: Hex | undefined;
  readonly canEnter: boolean;
  readonly onClear: () => void;
  readonly onAnother: (isAnother: boolean) => void;
  readonly onFix: () => void;
  /** Goes back to the choice of what is wrong, and from there ends the fix. */
  readonly onBack: () => void;
  readonly onSpace: (space: Hex) => void;
  readonly onEnter: (action: RecordedActionView) => void;
}

/** Below the dock: undo, the other possible actions, and the log. */
export function RecordFoot(props: RecordFootProps) {
  const { recorder, dock, isAnother, fixing, space, canEnter, onAnother } = props;
  const { interpreted } = recorder;
  const words = useTranslations('record');
  const [isLogOpen, setLogOpen] = useState(false);
  const count = interpreted.board.pieces.length;
  const canFix = space !== undefined && interpreted.board.at(space).length > 0;
  const isOtherPiece = !isAnother && dock.type !== 'palette' && dock.type !== 'found';
  return (
    <div className="record-foot">
      {fixing !== undefined ? (
        <Button kind="word" onClick={props.onBack}>
          <Icon name={fixing === 'any' ? 'close' : 'back'} className="size-5" />
          <span>{words(fixing === 'any' ? 'stopFixing' : 'back')}</span>
        </Button>
      ) : space !== undefined ? (
        <Button kind="word" onClick={props.onClear}>
          <Icon name="close" className="size-5" />
          <span>{words('clear')}</span>
        </Button>
      ) : (
        canEnter && (
          <Button kind="word" onClick={recorder.undo}>
            <LineDrawing path={UNDO} className="size-5" />
            <span>{words(recorder.entries.length > 0 ? 'undo' : 'stop')}</span>
          </Button>
        )
      )}
      {canEnter && fixing === undefined && (
        <>
          {canFix ? (
            <Button kind="word" onClick={props.onFix}>
              {words('fixHere')}
            </Button>
          ) : (
            canSkip(dock, isAnother) && (
              <Button kind="word" onClick={() => props.onEnter({ type: 'skip' })}>
                {words(SKIPS[dock.type === 'piece' ? dock.what : dock.type])}
              </Button>
            )
          )}
          {isOtherPiece && (
            <Button kind="word" onClick={() => onAnother(true)}>
              {words('anotherPiece')}
            </Button>
          )}
          {isAnother && !canFix && (
            <Button kind="word" onClick={() => onAnother(false)}>
              {words('backToNextStep')}
            </Button>
          )}
          {recorder.entries.length === 0 && (
            <Button kind="word" onClick={() => props.onEnter({ type: 'mid-game' })}>
              {words('begunAlready')}
            </Button>
          )}
          {interpreted.nextStep.kind === 'earlier' && (
            <Button kind="word" aria-haspopup="dialog" onClick={() => setLogOpen(true)}>
              {words('whoseTurn')}
            </Button>
          )}
        </>
      )}
      <Button kind="word" aria-haspopup="dialog" onClick={() => setLogOpen(true)}>
        {words('logOf', { count })}
      </Button>
      {isLogOpen && (
        <LogSheet
          recorder={recorder}
          canEnter={canEnter}
          onSpace={props.onSpace}
          onEnter={props.onEnter}
          onClose={() => setLogOpen(false)}
        />
      )}
    </div>
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

/** No turn can be skipped before the first piece. */
const canSkip = (dock: Dock, isAnother: boolean): boolean =>
  !isAnother && (dock.type !== 'palette' || dock.player !== undefined);
