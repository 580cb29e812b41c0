import { useTranslations } from 'use-intl';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useOwners } from '@/app/_table/useBoard';
import { formatHex } from '@/lib/map/hexName';
import type { FilmShown } from './film';
import { useKnownWords, useLookers } from './useLookers';

/** What the film is worth telling of, once all of it is reckoned. */
export function Findings(shown: FilmShown) {
  const words = useTranslations('film');
  if (shown.facts === undefined) return null;
  return (
    <section className="findings" aria-labelledby="film-findings">
      <h2 id="film-findings">{words('findings')}</h2>
      <ul>
        <Knowers {...shown} facts={shown.facts} />
        <MostAway {...shown} facts={shown.facts} />
        <Mistakes {...shown} facts={shown.facts} />
        <Unmended {...shown} facts={shown.facts} />
        <NoMistake {...shown} facts={shown.facts} />
      </ul>
      <p className="text-note text-soft">{words('atRandom')}</p>
    </section>
  );
}

type Told = FilmShown & { readonly facts: NonNullable<FilmShown['facts']> };

/** From which turn on each player could have known. */
function Knowers({ film, facts }: Told) {
  const knownWords = useKnownWords();
  return useLookers().map(({ name, seat }, sight) => {
    const known = facts.known[sight];
    const turn = known === undefined ? undefined : (film.turns[known] ?? 0);
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

/** The piece that told most. */
function MostAway({ film, facts: { mostAway } }: Told) {
  const words = useTranslations('film');
  const owners = useOwners();
  const entry = mostAway && film.meant[mostAway.entry];
  const owner = entry && 'owner' in entry ? owners[entry.owner] : undefined;
  if (entry?.does !== 'place' || owner === undefined) return null;
  const turn = film.turns[mostAway?.entry === undefined ? 0 : mostAway.entry + 1] ?? 0;
  return (
    <li className="finding">
      <Glyph kind={entry.kind} {...owner} />
      {words(`mostAway.${entry.kind}`, {
        whose: owner.name,
        space: formatHex(entry.hex),
        turn,
        bits: mostAway?.bits ?? 0,
      })}
    </li>
  );
}

/** That everything on the board was right all along. */
function NoMistake({ facts: { mistakes, unmended } }: Told) {
  const words = useTranslations('film');
  if (mistakes.length + unmended.length > 0) return null;
  return <li className="finding">{words('noMistake')}</li>;
}

/** What was wrong to the end. */
function Unmended({ facts: { unmended } }: Told) {
  const words = useTranslations('film');
  const owners = useOwners();
  return unmended.map(({ owner, hex, kind }) => {
    const whose = owners[owner];
    return (
      whose && (
        <li key={`${owner} ${hex}`} className="finding">
          <Glyph kind={kind} {...whose} />
          {words(`unmended.${kind}`, { whose: whose.name, space: formatHex(hex) })}
        </li>
      )
    );
  });
}

/** What was wrong and was mended, and how long it lay. */
function Mistakes({ film, facts: { mistakes } }: Told) {
  const words = useTranslations('film');
  const owners = useOwners();
  return mistakes.map(({ entry, placed }) => {
    const mending = film.meant[entry];
    const owner = mending && 'owner' in mending ? owners[mending.owner] : undefined;
    if (mending?.does !== 'mend' || owner === undefined) return null;
    const wrong = mending.kind === 'cube' ? 'disc' : 'cube';
    const turns = (film.turns[entry + 1] ?? 0) - (film.turns[placed + 1] ?? 0);
    return (
      <li key={entry} className="finding">
        <Glyph kind={wrong} {...owner} />
        {words(`mended.${wrong}`, { whose: owner.name, space: formatHex(mending.hex), turns })}
      </li>
    );
  });
}

type GlyphProps = Pick<Parameters<typeof PieceGlyph>[0], 'kind' | 'seat' | 'color'>;

const Glyph = ({ kind, seat, color }: GlyphProps) => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true" className="size-[26px] shrink-0">
    <PieceGlyph kind={kind} seat={seat} color={color} radius={9.6} />
  </svg>
);
