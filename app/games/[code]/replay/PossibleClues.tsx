import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useKnownBoard, useOwners } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { FaultNote } from '@/app/_phone/FaultNote';
import { useDeduced } from '@/app/_phone/useDeduced';
import { Disclosure } from '@/app/_ui/Disclosure';
import { ownersOf, playerOfSeat } from '@/lib/board/players';
import type { ReplayView } from './replay';
import { useViewers } from './useViewers';

/** How many clues each owner may still have in this frame, with a disclosure that lists them. */
export function PossibleClues(shown: ReplayView) {
  const { frames, viewpoint, frameIndex } = shown;
  const words = useTranslations('replay');
  const owners = useOwners();
  const counts = frames[frameIndex]?.knowledge[viewpoint]?.clues;
  return (
    <Disclosure
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
    </Disclosure>
  );
}

function ClueLists({ replay, viewpoint }: ReplayView) {
  const owners = useOwners();
  const short = useTranslations('clues.short');
  const words = useTranslations('replay');
  const { position } = useKnownBoard();
  const seat = useViewers()[viewpoint]?.seat?.seat;
  const viewed = useMemo(() => {
    const own = seat === undefined ? [] : ownersOf(playerOfSeat(seat), position.players);
    return { ...position, known: position.known.filter(({ owner }) => own.includes(owner)) };
  }, [position, seat]);
  const deduced = useDeduced(viewed, 'joint');
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
            <li key={id} data-true={id === replay.known[index]?.clue || undefined}>
              <span>
                {short(id)}
                {id === replay.known[index]?.clue && (
                  <span className="sr-only">, {words('trueClue')}</span>
                )}
              </span>
              <span className="tabular">{words('share', { share })}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
  return (
    <>
      <FaultNote deduced={deduced} />
      <p className="text-note text-soft">{words('sharesOfClues')}</p>
      {lists}
    </>
  );
}
