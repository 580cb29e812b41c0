'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BoardProvider, useBoardPieces } from '@/app/_board/knownBoard';
import { PossibleSpaces } from '@/app/_board/PossibleSpaces';
import { ShareLamps } from '@/app/_map/Light';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import { useTable } from '@/app/_state/TableProvider';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { useTableOwners } from '@/app/_table/tableBoard';
import { habitatHex, hasEntries } from '@/app/_table/tableFacts';
import { useGameMap } from '@/app/_table/useGameMap';
import { useRedirectOnChange } from '@/app/_table/useRedirects';
import { TroubleNote } from '@/app/_ui/Message';
import { replayAddress, tableAddress } from '@/app/addresses';
import type { ReplayFrame } from '@/lib/game/record/replayFacts';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { Findings } from './Findings';
import { FrameCaption, FrameList } from './FrameList';
import { DESK, ReplayButtons, usePlayhead, useReplayKeys } from './Playhead';
import { PossibleClues } from './PossibleClues';
import { createReplay, factsOf, type Replay, type ReplayView } from './replay';
import { Strips } from './Strips';
import { readStep, useStepInAddress } from './stepInAddress';

/** After the end: the recorded game piece by piece, and what could have been known, with one of the clues or none. */
export function ReplayScreen() {
  const view = useTable(state => state.view);
  const habitat = habitatHex(view.habitat);
  useRedirectOnChange({ page: 'replay' });
  return habitat === undefined || !hasEntries(view) ? null : <Replaying habitat={habitat} />;
}

function Replaying({ habitat }: { readonly habitat: Hex }) {
  const words = useTranslations('replay');
  const pages = useTranslations('pages');
  const view = useTable(state => state.view);
  const [ended] = useState(view);
  // The record and the clues no longer change after the end, so the first view is enough.
  const replay = useMemo(() => createReplay(ended), [ended]);
  const map = useGameMap();
  const { frames, fault } = useFrames(replay);
  const facts = useMemo(
    () => factsOf(replay, map, habitat, frames),
    [replay, map, habitat, frames],
  );
  const [viewpoint, setViewpoint] = useState(0);
  const last = replay.record.length;
  const first = readStep(useSearchParams(), last);
  const playhead = usePlayhead({ last, loaded: frames.length - 1, first });
  const { frameIndex } = playhead;
  useStepInAddress(replayAddress(view.code), frameIndex, last);
  const place = { entry: frameIndex, entries: last };
  const turn = replay.turns[frameIndex] ?? 0;
  const selectViewpoint = useCallback(
    (next: number) => setViewpoint(before => (next <= ended.players ? next : before)),
    [ended.players],
  );
  useReplayKeys({ replay, playhead, onViewpoint: selectViewpoint });
  const shown = { replay, frames, facts, viewpoint, frameIndex };
  const owners = useTableOwners();
  const position = replay.positions[frameIndex] ?? replay.positions[0];
  const board = useMemo(
    () => position && { map, position, owners, level: 'joint' as const, own: undefined },
    [map, position, owners],
  );
  return (
    <BoardProvider value={board}>
      <TablePage
        className="replay"
        title={words('title')}
        note={turn === 0 ? words('whereSharing', place) : words('where', { ...place, turn })}
        back={{ href: tableAddress(view.code), label: pages('toTable') }}
        tabs={<TableTabs />}
        map={
          <ReplayMap
            {...shown}
            caption={<FrameCaption {...shown} isRunning={playhead.isPlaying} />}
          />
        }
        content={
          <>
            <section {...DESK} aria-label={words('title')}>
              <TroubleNote trouble={fault && { code: fault }} />
              <Strips {...shown} onViewpoint={selectViewpoint} onSeek={playhead.go} />
            </section>
            <Findings {...shown} />
            <PossibleSpaces habitats={frames[frameIndex]?.knowledge[viewpoint]?.habitats} />
            <PossibleClues {...shown} />
            <FrameList {...shown} onSeek={playhead.go} />
          </>
        }
        actions={<ReplayButtons playhead={playhead} last={last} />}
      />
    </BoardProvider>
  );
}

interface ReplayMapProps extends ReplayView {
  readonly caption: ReactNode;
}

/** The board in a frame. Possible spaces keep their colour and show a lamp, the larger the likelier they are. */
function ReplayMap({ replay, frames, viewpoint, frameIndex, caption }: ReplayMapProps) {
  const [chosen, setChosen] = useState<Hex>();
  const pieces = useBoardPieces();
  const habitats = frames[frameIndex]?.knowledge[viewpoint]?.habitats;
  const possible = useMemo(() => habitats && HexSet.of(habitats.map(({ hex }) => hex)), [habitats]);
  const entry = replay.record[frameIndex - 1];
  return (
    <TableMap
      called={undefined}
      missed={replay.missed[frameIndex]}
      lit={possible}
      litBy="possible"
      pieces={pieces}
      ringed={entry && 'hex' in entry ? entry.hex : undefined}
      chosen={chosen}
      onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
      over={<ShareLamps shares={habitats ?? []} />}
      caption={caption}
    />
  );
}

interface Frames {
  /** The frames computed so far, in order. */
  readonly frames: readonly ReplayFrame[];
  readonly fault: PhoneFault | undefined;
}

const NONE: Frames = { frames: [], fault: undefined };

/** The replay's frames, computed one after the other in the phone's worker while the screen is mounted. */
function useFrames(replay: Replay): Frames {
  const [computed, setComputed] = useState(NONE);
  useEffect(() => {
    let isMounted = true;
    setComputed(NONE);
    void (async () => {
      for (const position of replay.positions) {
        const frame = await callPhoneWorker('replayFrame', position);
        if (!isMounted) return;
        if (!frame.ok) return setComputed(({ frames }) => ({ frames, fault: frame.error }));
        setComputed(({ frames }) => ({ frames: [...frames, frame.value], fault: undefined }));
      }
    })();
    return () => {
      isMounted = false;
    };
  }, [replay]);
  return computed;
}
