import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import type { Owner } from '@/lib/board/players';
import { formatHex } from '@/lib/map/hexName';
import type { Mistake } from '@/lib/puzzle/guide';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { ClueSign } from './PlayerRows';
import { useTook } from './ShareButton';
import { Follows, HintCard, pairIn } from './StepCard';
import type { Said } from './said';
import type { Solving } from './useSolve';

interface CardProps {
  readonly said: Said;
  readonly solving: Solving;
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
}

/** A message of the page. It covers the head and the line above the map, so nothing moves. */
export const Card = (props: CardProps) => (
  <section role="status" className={props.said.type === 'solved' ? 'clue-line' : 'said-card'}>
    <CardTitle {...props} />
    <CardBody {...props} />
  </section>
);

function CardBody({ said, solving, owners }: CardProps) {
  switch (said.type) {
    case 'mistake':
      return <MistakeCard mistake={said.mistake} owners={owners} />;
    case 'step':
      return <HintCard step={said.step} told={said.told} owners={owners} />;
    case 'refuted':
      return <RefutedCard {...said} owners={owners} />;
    case 'solved':
      return null;
    case 'walk': {
      const step = solving.steps[said.step];
      return step && <Follows step={step} owners={owners} />;
    }
  }
}

/** The subject of the card: for a hint also its part, for an idea also which one. */
function CardTitle({ said, solving, opened }: Omit<CardProps, 'owners'>) {
  const words = useTranslations('puzzle');
  const title = () => {
    switch (said.type) {
      case 'mistake':
        return words('mistake');
      case 'step':
        return words(TOLD[said.told - 1] ?? 'where');
      case 'refuted':
        return words('not', { space: formatHex(said.space) });
      case 'solved':
        return words('itWas', { space: formatHex(opened.habitat) });
      case 'walk':
        return words(`ideaName.${solving.steps[said.step]?.idea ?? 'piece'}`);
    }
  };
  return (
    <div className="said-title">
      <h2 tabIndex={-1}>{title()}</h2>
      {said.type === 'step' && (
        <span aria-hidden="true" className="told">
          {TOLD.map((part, index) => (
            <i key={part} data-told={index < said.told ? '' : undefined} />
          ))}
        </span>
      )}
      {said.type === 'walk' && (
        <span className="text-note text-soft">
          {words('ideaOf', {
            number: String(said.step + 1),
            count: String(solving.steps.length),
          })}
        </span>
      )}
    </div>
  );
}

const TOLD = ['where', 'theIdea', 'follows'] as const;

interface MistakeCardProps {
  readonly mistake: Mistake;
  readonly owners: readonly BoardOwner[];
}

function MistakeCard({ mistake, owners }: MistakeCardProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  return (
    <>
      <p>
        {'clue' in mistake
          ? words('wrongClue', {
              name: owners[mistake.owner]?.name ?? '',
              clue: short(mistake.clue),
            })
          : words('wrongSpace', { space: formatHex(mistake.space) })}
      </p>
      <p className="text-note text-soft">{words('noHint')}</p>
    </>
  );
}

type RefutedProps = Extract<Said, { type: 'refuted' }> & Pick<CardProps, 'owners'>;

function RefutedCard({ why, owners }: RefutedProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const nameOf = (owner: Owner) => owners[owner]?.name ?? '';
  return (
    <>
      <p>
        {why.by === 'cube'
          ? words('refuted.cube', { name: nameOf(why.piece.owner) })
          : why.by === 'player'
            ? words('refuted.player', { name: nameOf(why.owner) })
            : why.by === 'alone'
              ? words('refuted.alone', pairIn(why))
              : words('refuted.own-clue')}
      </p>
      {why.by === 'player' && (
        <ul className="clue-names">
          {why.clues.map(({ clue, piece }) => (
            <li key={clue}>
              {words(`against.${piece.kind}`, { clue: short(clue), space: formatHex(piece.hex) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SolvedProps extends Omit<CardProps, 'said'> {
  /** What a lesson teaches; replaces the figures. */
  readonly learned: string | undefined;
  readonly ending: ReactNode;
}

/** Replaces the rows of a solved puzzle. */
export function SolvedCard({ solving, opened, owners, learned, ending }: SolvedProps) {
  const short = useTranslations('clues.short');
  const section = useRef<HTMLElement>(null);
  // A new card starts scrolled to the top.
  useEffect(() => {
    section.current?.parentElement?.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={section} role="status" className="solved-card">
      {learned === undefined ? <Figures solving={solving} /> : <p>{learned}</p>}
      {ending}
      {opened.possible.map(([only, ...more], index) => {
        const owner = owners[index + 1];
        return (
          owner &&
          only &&
          more.length === 0 && (
            <p key={owner.owner} className="held-clue">
              <SeatDisc {...owner} className="size-7" />
              <ClueSign id={only.id} />
              {short(only.id)}
            </p>
          )
        );
      })}
    </section>
  );
}

/** The solver's figures beside those that the puzzle needs. */
function Figures({ solving: { kept, steps } }: Pick<CardProps, 'solving'>) {
  const words = useTranslations('puzzle');
  const took = useTook(kept?.text ?? '');
  if (!kept?.isSolved) return null;
  const kinds = steps.filter(({ idea }) => idea === 'alone').length;
  return (
    <div>
      <p className="font-semibold">{took}</p>
      <p className="text-soft">{words('crossedOut', { clues: kept.clues, spaces: kept.spaces })}</p>
      <p className="text-soft">
        {kinds > 0
          ? words('explainedKinds', { count: kinds })
          : words('explained', { count: steps.length })}
      </p>
    </div>
  );
}
