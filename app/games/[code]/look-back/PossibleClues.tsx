import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FaultNote } from '@/app/_phone/FaultNote';
import { type Asked, useDeduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useOwners } from '@/app/_table/useBoard';
import { Fold } from '@/app/_ui/Fold';
import { ownersOf } from '@/lib/play/pieces';
import type { FilmShown } from './film';

/** How many clues everybody may still have at the moment; which, where somebody unfolds it. */
export function PossibleClues(shown: FilmShown) {
  const { frames, eyes, moment } = shown;
  const words = useTranslations('film');
  const owners = useOwners();
  const counts = frames[moment]?.sights[eyes]?.clues;
  return (
    <Fold
      title={words('possibleClues')}
      note={
        <span className="clue-counts">
          {owners.map((owner, index) => (
            <span key={owner.color}>
              <SeatDisc {...owner} className="size-[22px]" />
              <span aria-hidden="true">{counts?.[index] ?? '·'}</span>
              <span className="sr-only">
                {words('cluesOf', { name: owner.name, count: counts?.[index] ?? 0 })}
              </span>
            </span>
          ))}
        </span>
      }
    >
      <ClueLists {...shown} />
    </Fold>
  );
}

function ClueLists({ film, eyes, moment }: FilmShown) {
  const owners = useOwners();
  const short = useTranslations('clues.short');
  const words = useTranslations('film');
  const { mapCode, players } = useTable(state => state.view);
  const pieces = film.boards[moment]?.pieces;
  const asked = useMemo<Asked>(() => {
    const known = eyes === 0 ? [] : ownersOf(eyes - 1, players);
    const own = known.flatMap(owner => {
      const clue = film.clues[owner];
      return clue === undefined ? [] : [{ owner, clue }];
    });
    return { mapCode, players, own, pieces: pieces ?? [], level: 'joint' };
  }, [film, eyes, pieces, mapCode, players]);
  const deduced = useDeduced(asked);
  const left = deduced?.ok ? deduced.value.owners : [];
  const lists = owners.map((owner, index) => (
    <section key={owner.color} className="possible">
      <h3>
        <SeatDisc {...owner} className="size-[26px]" />
        {owner.name}
      </h3>
      <ul>
        {left[index]?.clues
          .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))
          .map(({ id, share = 0 }) => (
            <li key={id} data-true={id === film.clues[index] || undefined}>
              <span>{short(id)}</span>
              <span className="tabular">{words('share', { share })}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
  return (
    <>
      <FaultNote deduced={deduced} />
      {lists}
    </>
  );
}
