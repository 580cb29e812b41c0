import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PossibleSpaces } from '@/app/_notebook/PossibleSpaces';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { PageHead } from '@/app/_ui/PageHead';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { tableAddress } from '@/app/addresses';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { FilmButtons } from './FilmButtons';
import { FilmMap } from './FilmMap';
import { Findings } from './Findings';
import { factsOf, filmOf } from './film';
import { Moments } from './Moments';
import { MomentWords } from './MomentWords';
import { PictureButton } from './PictureButton';
import { PossibleClues } from './PossibleClues';
import { Strips } from './Strips';
import { useFilmKeys } from './useFilmKeys';
import { useFrames } from './useFrames';
import { usePlayhead } from './usePlayhead';

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
