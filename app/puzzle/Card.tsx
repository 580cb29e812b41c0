import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { formatHex } from '@/lib/map/hexName';
import type { Step } from '@/lib/puzzle/explain';
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
  /** What a lesson teaches, in place of figures. */
  readonly learned: string | undefined;
  readonly ending: ReactNode;
}

/** What the page says above the rows. */
export function Card(props: CardProps) {
  const { said } = props;
  const section = useRef<HTMLElement>(null);
  // What is said is read from its beginning.
  useEffect(() => {
    if (said) section.current?.parentElement?.scrollTo({ top: 0 });
  }, [said]);
  return (
    <section
      ref={section}
      role="status"
      className={said.type === 'solved' ? 'solved-card' : 'said-card'}
    >
      <CardBody {...props} />
    </section>
  );
}

function CardBody({ said, solving, opened, owners, ...rest }: CardProps) {
  switch (said.type) {
    case 'mistake':
      return <MistakeCard mistake={said.mistake} owners={owners} />;
    case 'step':
      return <HintCard step={said.step} told={said.told} owners={owners} />;
    case 'refuted':
      return <RefutedCard {...said} owners={owners} />;
    case 'solved':
      return <SolvedCard solving={solving} opened={opened} owners={owners} {...rest} />;
    case 'walk':
      return <WalkCard steps={solving.steps} index={said.step} owners={owners} />;
  }
}

type TitleProps = Pick<CardProps, 'said' | 'solving' | 'opened'>;

/** What the card is about, below the map; for a hint also how much of it is told. */
export function CardTitle({ said, solving, opened }: TitleProps) {
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
    <div role="status" className="said-title">
      <h2 tabIndex={-1}>{title()}</h2>
      {said.type === 'step' && (
        <span aria-hidden="true" className="told">
          {TOLD.map((part, index) => (
            <i key={part} data-told={index < said.told ? '' : undefined} />
          ))}
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
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
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
      <p className="text-note text-soft">{words('listsStay')}</p>
    </>
  );
}

type SolvedProps = Pick<CardProps, 'solving' | 'opened' | 'owners' | 'learned' | 'ending'>;

function SolvedCard({ solving, opened, owners, learned, ending }: SolvedProps) {
  const short = useTranslations('clues.short');
  return (
    <>
      {learned === undefined ? <Figures solving={solving} /> : <p>{learned}</p>}
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
      {ending}
    </>
  );
}

/** What was done, beside what it takes. */
function Figures({ solving: { kept, steps } }: Pick<CardProps, 'solving'>) {
  const words = useTranslations('puzzle');
  const took = useTook(kept?.text ?? '');
  if (!kept?.isSolved) return null;
  return (
    <div>
      <p className="font-semibold">{took}</p>
      <p className="text-soft">{words('crossedOut', { clues: kept.clues, spaces: kept.spaces })}</p>
      <p className="text-soft">{words('explained', { count: steps.length })}</p>
    </div>
  );
}

interface WalkCardProps {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly owners: readonly BoardOwner[];
}

function WalkCard({ steps, index, owners }: WalkCardProps) {
  const words = useTranslations('puzzle');
  const step = steps[index];
  if (step === undefined) return null;
  return (
    <>
      <p className="text-note text-soft">
        {words('ideaOf', { number: String(index + 1), count: String(steps.length) })}
      </p>
      <Follows step={step} owners={owners} />
    </>
  );
}
