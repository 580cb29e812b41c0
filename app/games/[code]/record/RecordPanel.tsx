'use client';

import { useTranslations } from 'use-intl';
import { useKnownBoard, useOwners } from '@/app/_board/knownBoard';
import { PieceMark } from '@/app/_board/PieceMark';
import { useStepWords } from '@/app/_board/useStepWords';
import { useTable } from '@/app/_state/TableProvider';
import { pendingEndCall } from '@/app/_table/questions';
import { useMissed } from '@/app/_table/tableBoard';
import { useVote } from '@/app/_table/useQuestionQueue';
import { Button } from '@/app/_ui/Button';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { TroubleNote } from '@/app/_ui/Message';
import { playerOf, playerOfSeat } from '@/lib/board/players';
import { formatHex } from '@/lib/map/hexName';
import { PalettePanel } from './PalettePanel';
import { PanelHead } from './PanelHead';
import type { Panel, PanelProps } from './panel';
import { useUnsentEntries } from './useRecorder';

const CalledVote = lazyComponent(
  async () => (await import('./CalledVote')).CalledVote,
  null,
  'notices',
);

/** The controls that enter the next step. */
export function RecordPanel({ panel, ...props }: PanelProps) {
  switch (panel.type) {
    case 'palette':
      return <PalettePanel {...props} panel={panel} />;
    case 'piece':
      return <PiecePanel {...props} panel={panel} />;
    case 'answer':
      return <AnswerPanel {...props} panel={panel} />;
    case 'found':
      return <FoundPanel {...props} panel={panel} />;
  }
}

type OnePiece = Extract<Panel, { type: 'piece' }>;

/** For a known piece: a tap on the map selects its space, and the button enters it. */
function PiecePanel({ panel, interpreted, space, onEnter }: PanelProps<OnePiece>) {
  const words = useTranslations('record');
  const owners = useOwners();
  const stepWords = useStepWords();
  const { what, player, kind } = panel;
  const { board } = interpreted;
  return (
    <section aria-label={words('nextPiece')} className="record-panel">
      <PanelHead
        player={player}
        title={words(`nextStep.${what}`, { who: stepWords.player(player) })}
        note={words(space === undefined ? 'tapSpace' : 'otherSpace')}
      />
      <div className="keeps">
        {panel.owners.map(owner => (
          <button
            key={owner}
            type="button"
            className="keep button primary"
            disabled={space === undefined || board.has(owner, space)}
            onClick={() =>
              space !== undefined && onEnter({ type: 'place', owner, hex: space, kind })
            }
          >
            <PieceMark owner={owner} kind={kind} className="size-9" />
            <span>
              {words(`on.${kind}`, { space: space === undefined ? '…' : formatHex(space) })}
              {panel.owners.length > 1 && (
                <span className="block text-note font-normal">{owners[owner]?.name}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

type AnswerButtons = Extract<Panel, { type: 'answer' }>;

/** For a known space: one tap enters the piece placed there. */
function AnswerPanel({ panel, onEnter }: PanelProps<AnswerButtons>) {
  const words = useTranslations('record');
  const { players } = useKnownBoard().position;
  const stepWords = useStepWords();
  const { player, owner, hex, kinds } = panel;
  const space = formatHex(hex);
  const who = stepWords.owner(owner);
  return (
    <section aria-label={words('nextPiece')} className="record-panel">
      <PanelHead
        player={playerOf(owner, players)}
        title={words(kinds.length > 1 ? 'answer' : 'otherDisc', { who, space })}
        note={words('searches', { who: stepWords.player(player) })}
      />
      <div className="keeps">
        {kinds.map(kind => (
          <button
            key={kind}
            type="button"
            className="keep button plain"
            onClick={() => onEnter({ type: 'place', owner, hex, kind })}
          >
            <PieceMark owner={owner} kind={kind} className="size-10" />
            <span className="text-left">
              {words(`kind.${kind}`)}
              <span className="block text-note font-normal text-soft">
                {words(`pieceMeans.${kind}`)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

type Found = Extract<Panel, { type: 'found' }>;

/** For a search without a cube: one tap calls the find or, after a wrong find on the space, continues the game. */
function FoundPanel({ panel: { player, hex }, onEnter }: PanelProps<Found>) {
  const words = useTranslations('record');
  const votes = useTranslations('votes');
  const miss = useTranslations('miss');
  const view = useTable(state => state.view);
  const stepWords = useStepWords();
  const vote = useVote();
  const hasUnsentEntries = useUnsentEntries().length > 0;
  const space = formatHex(hex);
  const isMissed = useMissed()?.has(hex) === true;
  const call = pendingEndCall(view);
  const caller = view.you.find(seat => playerOfSeat(seat) === player) ?? view.you[0];
  const isSending = vote.isPending ? votes('sending') : undefined;
  // The call must not reach the server before the piece that completes the search; otherwise everyone would be asked.
  const waiting = hasUnsentEntries ? words('entriesFirst') : isSending;
  return (
    <section aria-label={words('nextPiece')} className="record-panel">
      <PanelHead
        player={player}
        title={isMissed ? miss('title', { space }) : words('foundNote', { space })}
        note={!isMissed && words('searches', { who: stepWords.player(player) })}
      />
      <TroubleNote trouble={vote.trouble} />
      {isMissed && (
        <Button kind="primary" onClick={() => onEnter({ type: 'skip' })}>
          {words('keepPlaying')}
        </Button>
      )}
      {call && <CalledVote call={call} />}
      {!isMissed && call === undefined && caller !== undefined && (
        <Button kind="primary" waiting={waiting} onClick={() => vote.call(caller, { space: hex })}>
          {votes('foundIt')}
        </Button>
      )}
    </section>
  );
}
