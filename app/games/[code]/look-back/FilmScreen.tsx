import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShareLamps } from '@/app/_map/Light';
import { MapPanel } from '@/app/_map/MapPanel';
import { PossibleSpaces } from '@/app/_notebook/PossibleSpaces';
import { askPhone } from '@/app/_phone/askPhone';
import { type PhoneFault, usePhoneTrouble } from '@/app/_phone/phoneFault';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { drawnPieces, useOwners } from '@/app/_table/useBoard';
import { Button } from '@/app/_ui/Button';
import { later } from '@/app/_ui/later';
import { TroubleNote } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { FilmFrame } from '@/lib/game/film';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { Board } from '@/lib/play/pieces';
import { Findings } from './Findings';
import { askedAt, type Film, type FilmShown, factsOf, filmOf } from './film';
import { Moments, MomentWords } from './Moments';
import { FilmButtons, useFilmKeys, usePlayhead } from './Playhead';
import { PossibleClues } from './PossibleClues';
import { Strips } from './Strips';

/** The recorded game piece by piece, and what could have been known: by whoever knows no clue, or from a seat. */
export function FilmScreen({ habitat }: { readonly habitat: Hex }) {
  const words = useTranslations('film');
  const pages = useTranslations('pages');
  const tell = usePhoneTrouble();
  const view = useTable(state => state.view);
  const [first] = useState(view);
  // Nothing of it changes after the end, though names may.
  const film = useMemo(() => filmOf(first), [first]);
  const map = useMemo(() => readStoredMap(first.mapCode), [first]);
  const { frames, fault } = useFrames(film);
  const facts = useMemo(() => factsOf(film, map, habitat, frames), [film, map, habitat, frames]);
  const [eyes, setEyes] = useState(0);
  const last = film.record.length;
  const playhead = usePlayhead({ last, here: frames.length - 1 });
  const { moment } = playhead;
  const where = { entry: moment, entries: last };
  const turn = film.turns[moment] ?? 0;
  const desk = useRef<HTMLElement>(null);
  const see = useCallback(
    (sight: number) => setEyes(before => (sight <= first.players ? sight : before)),
    [first.players],
  );
  useFilmKeys({ desk, film, playhead, onEyes: see });
  const shown = { film, frames, facts, eyes, moment };
  return (
    <main className="map-page look-back film">
      <PageHead
        title={words('film')}
        note={turn === 0 ? words('whereSharing', where) : words('where', { ...where, turn })}
        back={{ href: tableAddress(view.code), label: pages('toTable') }}
      />
      <div className="sight gives-way">
        <Connection />
        <div className="chart">
          <FilmMap {...shown} map={map} />
        </div>
        <section ref={desk} className="told desk" aria-label={words('film')}>
          <MomentWords {...shown} isRunning={playhead.isPlaying} />
          <TroubleNote trouble={fault && tell(fault)} />
          <Strips {...shown} onEyes={see} onMoment={playhead.go} />
          <FilmButtons playhead={playhead} last={last} />
        </section>
      </div>
      <div className="after">
        <Findings {...shown} />
        <PictureButton {...shown} map={map} habitat={habitat} />
        <PossibleSpaces habitats={frames[moment]?.sights[eyes]?.habitats} />
        <PossibleClues {...shown} />
        <Moments {...shown} onMoment={playhead.go} />
      </div>
    </main>
  );
}

/** The board at a moment. What is still possible keeps its tint, and bears a lamp as large as it is likely. */
function FilmMap({ film, frames, eyes, moment, map }: FilmShown & { map: GameMap }) {
  const owners = useOwners();
  const [chosen, setChosen] = useState<Hex>();
  const board = film.boards[moment] ?? Board.empty;
  const pieces = useMemo(() => drawnPieces(board, owners), [board, owners]);
  const habitats = frames[moment]?.sights[eyes]?.habitats;
  const possible = useMemo(() => habitats && HexSet.of(habitats.map(({ hex }) => hex)), [habitats]);
  const entry = film.record[moment - 1];
  return (
    <MapPanel
      map={map}
      lit={possible}
      litBy="possible"
      pieces={pieces}
      ringed={entry && 'hex' in entry ? entry.hex : undefined}
      chosen={chosen}
      onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
      over={<ShareLamps shares={habitats ?? []} />}
      isBare
    />
  );
}

const PictureSheet = later(async () => (await import('./PictureSheet')).PictureSheet);

interface PictureButtonProps extends FilmShown {
  readonly map: GameMap;
  readonly habitat: Hex;
}

/** A picture of how it went, to show to others, once all is reckoned. */
function PictureButton(shown: PictureButtonProps) {
  const words = useTranslations('film');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={shown.facts === undefined} onClick={() => setOpen(true)}>
        {words('picture')}
      </Button>
      {isOpen && <PictureSheet {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Frames {
  /** By moment, as far as they have come. */
  readonly frames: readonly FilmFrame[];
  readonly fault: PhoneFault | undefined;
}

const NONE: Frames = { frames: [], fault: undefined };

/** The film's frames, which the phone's own thread reckons one after the other for as long as somebody looks. */
function useFrames(film: Film): Frames {
  const mapCode = useTable(state => state.view.mapCode);
  const players = useTable(state => state.view.players);
  const [reckoned, setReckoned] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setReckoned(NONE);
    void (async () => {
      for (const moment of film.boards.keys()) {
        const frame = await askPhone('film', askedAt(film, moment, { mapCode, players }));
        if (!isWanted) return;
        if (!frame.ok) return setReckoned(({ frames }) => ({ frames, fault: frame.error }));
        setReckoned(({ frames }) => ({ frames: [...frames, frame.value], fault: undefined }));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [film, mapCode, players]);
  return reckoned;
}
