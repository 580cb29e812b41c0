'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import type { FixKind } from './FixPanel';
import type { Panel } from './panel';
import type { Recorder } from './useRecorder';

/** Lazy, because it is rarely opened, and its script is as large as the rest of the page. */
const LogSheet = lazyComponent(async () => (await import('./LogSheet')).LogSheet);

interface RecordFootProps {
  readonly recorder: Recorder;
  readonly panel: Panel;
  /** Whether a piece other than the next one is being entered. */
  readonly isAnother: boolean;
  /** What is wrong about the piece being fixed; `any` until that is chosen. */
  readonly fixing: FixKind | 'any' | undefined;
  readonly space: Hex | undefined;
  readonly canEnter: boolean;
  /** Returns to the next step. */
  readonly onClear: () => void;
  readonly onAnother: () => void;
  readonly onFix: () => void;
  /** Returns to the question of what is wrong; from there, ends the fix. */
  readonly onBack: () => void;
  readonly onSpace: (space: Hex) => void;
  readonly onEnter: (action: RecordedAction) => void;
}

/** Below the panel: back or undo, an action for the current state, and the log, which has everything rarely needed. */
export function RecordFoot(props: RecordFootProps) {
  const { recorder, panel, isAnother, fixing, space, canEnter, onEnter } = props;
  const { entries, interpreted } = recorder;
  const words = useTranslations('record');
  const [isLogOpen, setLogOpen] = useState(false);
  const openLog = () => setLogOpen(true);
  const canFix = space !== undefined && interpreted.board.at(space).length > 0;
  return (
    <>
      <CalmRow>
        {fixing === undefined ? (
          <WayBack {...props} />
        ) : (
          <CalmButton
            icon={<Icon name={fixing === 'any' ? 'close' : 'back'} />}
            onClick={props.onBack}
          >
            {words(fixing === 'any' ? 'stopFixing' : 'back')}
          </CalmButton>
        )}
        {!canEnter || fixing !== undefined ? null : canFix ? (
          <CalmButton icon={<Icon name="pieces" />} onClick={props.onFix}>
            {words('fixHere')}
          </CalmButton>
        ) : entries.length === 0 ? (
          <CalmButton icon={<Icon name="clock" />} onClick={() => onEnter({ type: 'mid-game' })}>
            {words('begunAlready')}
          </CalmButton>
        ) : (
          interpreted.nextStep.kind === 'earlier' && (
            <CalmButton icon={<Icon name="turn" />} aria-haspopup="dialog" onClick={openLog}>
              {words('whoseTurn')}
            </CalmButton>
          )
        )}
        <CalmButton icon={<Icon name="note" />} aria-haspopup="dialog" onClick={openLog}>
          {words('logOf', { count: entries.length })}
        </CalmButton>
      </CalmRow>
      {isLogOpen && (
        <LogSheet
          recorder={recorder}
          panel={panel}
          isAnother={isAnother}
          canEnter={canEnter}
          onAnother={props.onAnother}
          onSpace={props.onSpace}
          onEnter={onEnter}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  );
}

/** Deselects the space or the other piece; if there is neither, undoes the latest entry. */
function WayBack({ recorder, isAnother, space, canEnter, onClear }: RecordFootProps) {
  const words = useTranslations('record');
  if (space !== undefined || isAnother)
    return (
      <CalmButton icon={<Icon name="close" />} onClick={onClear}>
        {words('clear')}
      </CalmButton>
    );
  if (!canEnter) return null;
  const hasEntries = recorder.entries.length > 0;
  return (
    <CalmButton icon={<Icon name={hasEntries ? 'undo' : 'close'} />} onClick={recorder.undo}>
      {words(hasEntries ? 'undo' : 'stop')}
    </CalmButton>
  );
}
