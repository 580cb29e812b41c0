import { useTranslations } from 'use-intl';
import { useOwners } from '@/app/_board/knownBoard';
import { PieceMark } from '@/app/_board/PieceMark';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { formatHex } from '@/lib/map/hexName';
import type { ReplayView } from './replay';
import { useViewers } from './useViewers';

/** Highlights of the replay, shown once all frames are computed. */
export function Findings(shown: ReplayView) {
  const words = useTranslations('replay');
  if (shown.facts === undefined) return null;
  return (
    <section className="findings" aria-labelledby="replay-findings">
      <h2 id="replay-findings">{words('findings')}</h2>
      <ul>
        <FirstKnown {...shown} facts={shown.facts} />
        <MostInformative {...shown} facts={shown.facts} />
        <FixedMistakes {...shown} facts={shown.facts} />
        <UnfixedMistakes {...shown} facts={shown.facts} />
        <NoMistake {...shown} facts={shown.facts} />
      </ul>
      <p className="text-note text-soft">{words('onlyPieces')}</p>
    </section>
  );
}

type FindingsProps = ReplayView & { readonly facts: NonNullable<ReplayView['facts']> };

/** The turn from which each player could have known the habitat. */
function FirstKnown({ replay, facts }: FindingsProps) {
  const knownWords = useKnownWords();
  return useViewers().map(({ name, seat }, viewpoint) => {
    const known = facts.knownFrom[viewpoint];
    const turn = known === undefined ? undefined : (replay.turns[known] ?? 0);
    return (
      seat && (
        <li key={seat.seat} className="finding">
          <SeatDisc {...seat} className="size-[26px]" />
          {knownWords(name, turn)}
        </li>
      )
    );
  });
}

/** "Eva could have known on turn 14." Turn 0 means during the first cubes; `undefined` means never. */
function useKnownWords(): (name: string, turn: number | undefined) => string {
  const words = useTranslations('replay');
  return (name, turn) => {
    if (turn === undefined) return words('neverKnown', { name });
    return turn === 0 ? words('knownAtOnce', { name }) : words('known', { name, turn });
  };
}

/** The piece that left the smallest part of the spaces, for someone who knows no clue. */
function MostInformative({ replay, facts: { mostInformative } }: FindingsProps) {
  const words = useTranslations('replay');
  const owners = useOwners();
  if (mostInformative === undefined) return null;
  const { entry: at, before, after } = mostInformative;
  const entry = replay.corrected[at];
  const owner = entry && 'owner' in entry ? owners[entry.owner] : undefined;
  if (entry?.type !== 'place' || owner === undefined) return null;
  return (
    <li className="finding">
      <PieceMark owner={owner.owner} kind={entry.kind} className="size-[26px]" />
      {words(`toldMost.${entry.kind}`, {
        whose: owner.name,
        space: formatHex(entry.hex),
        turn: replay.turns[at + 1] ?? 0,
        before,
        after,
      })}
    </li>
  );
}

/** Shown if no piece was ever wrong. */
function NoMistake({ facts: { mistakes, unfixed } }: FindingsProps) {
  const words = useTranslations('replay');
  if (mistakes.length + unfixed.length > 0) return null;
  return <li className="finding">{words('noMistake')}</li>;
}

/** Pieces that were wrong until the end. */
function UnfixedMistakes({ facts: { unfixed } }: FindingsProps) {
  const words = useTranslations('replay');
  const owners = useOwners();
  return unfixed.map(({ owner: index, hex, kind }) => {
    const owner = owners[index];
    return (
      owner && (
        <li key={`${index} ${hex}`} className="finding">
          <PieceMark owner={owner.owner} kind={kind} className="size-[26px]" />
          {words(`unfixed.${kind}`, { whose: owner.name, space: formatHex(hex) })}
        </li>
      )
    );
  });
}

/** Pieces that were wrong and later corrected, and for how many turns. */
function FixedMistakes({ replay, facts: { mistakes } }: FindingsProps) {
  const words = useTranslations('replay');
  const owners = useOwners();
  return mistakes.map(({ entry, placed }) => {
    const fix = replay.corrected[entry];
    const owner = fix && 'owner' in fix ? owners[fix.owner] : undefined;
    if (fix?.type !== 'fix' || owner === undefined) return null;
    const wrong = fix.kind === 'cube' ? 'disc' : 'cube';
    const turns = (replay.turns[entry + 1] ?? 0) - (replay.turns[placed + 1] ?? 0);
    return (
      <li key={entry} className="finding">
        <PieceMark owner={owner.owner} kind={wrong} className="size-[26px]" />
        {words(`fixed.${wrong}`, { whose: owner.name, space: formatHex(fix.hex), turns })}
      </li>
    );
  });
}
