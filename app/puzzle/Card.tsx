import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { Button } from '@/app/_ui/Button';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { explain, ideasOf, type Step } from '@/lib/puzzle/explain';
import type { Mistake, Refutation } from '@/lib/puzzle/guide';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import type { Grade } from '@/lib/puzzle/puzzle';
import { openHere, takeNext } from './puzzleSources';
import type { Attempt } from './puzzleStore';
import { ShareButton } from './ShareButton';

/** What the page says above the rows. A hint tells where to look, then the idea, then what follows. */
export type Said =
  | { readonly type: 'mistake'; readonly mistake: Mistake }
  | { readonly type: 'step'; readonly step: Step; readonly told: 1 | 2 | 3 }
  | { readonly type: 'prove'; readonly lit: number }
  | {
      readonly type: 'refuted';
      readonly space: Hex;
      readonly why: Refutation;
      /** Which of the pairings is lit. */
      readonly pairing: number;
    }
  | { readonly type: 'solved' }
  | { readonly type: 'walk'; readonly step: number };

interface CardProps {
  readonly said: Said;
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly attempt: Attempt | undefined;
}

export function Card({ said, opened, owners, attempt }: CardProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
  switch (said.type) {
    case 'mistake':
      return (
        <Frame title={words('mistake')}>
          <p>
            {'clue' in said.mistake
              ? words('wrongClue', {
                  name: nameOf(said.mistake.owner),
                  clue: short(said.mistake.clue),
                })
              : words('wrongSpace', { space: formatHex(said.mistake.space) })}
          </p>
          <p className="text-note text-soft">{words('noHint')}</p>
        </Frame>
      );
    case 'step':
      return <HintCard {...said} opened={opened} owners={owners} />;
    case 'prove':
      return (
        <Frame title={words('prove')}>
          <p>{words('proveFirst', { count: said.lit })}</p>
        </Frame>
      );
    case 'refuted':
      return <RefutedCard {...said} nameOf={nameOf} />;
    case 'solved':
      return <SolvedCard opened={opened} attempt={attempt} />;
    case 'walk':
      return <WalkCard opened={opened} owners={owners} index={said.step} />;
  }
}

interface FrameProps {
  readonly title: string;
  /** How much of a hint is told, of three. */
  readonly told?: number;
  readonly children: ReactNode;
}

const Frame = ({ title, told, children }: FrameProps) => (
  <section role="status" className="said-card">
    <h2>{title}</h2>
    {told !== undefined && (
      <span aria-hidden="true" className="told">
        {[1, 2, 3].map(part => (
          <i key={part} data-told={part <= told ? '' : undefined} />
        ))}
      </span>
    )}
    {children}
  </section>
);

interface StepProps {
  readonly step: Step;
  readonly owners: readonly BoardOwner[];
}

function HintCard({
  step,
  told,
  owners,
}: StepProps & Pick<CardProps, 'opened'> & { told: 1 | 2 | 3 }) {
  const words = useTranslations('puzzle');
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
  if (told === 3)
    return (
      <Frame title={words('follows')} told={told}>
        <Follows step={step} owners={owners} />
      </Frame>
    );
  if (told === 2)
    return (
      <Frame title={words('theIdea')} told={told}>
        <p>{words(`idea.${step.idea}`)}</p>
      </Frame>
    );
  const where = () => {
    switch (step.idea) {
      case 'piece': {
        const { owner, kind, hex } = step.piece;
        return words(`pieceOn.${kind}`, { name: nameOf(owner), space: formatHex(hex) });
      }
      case 'not-twice':
      case 'no-light':
      case 'never-one':
        return words('whereAt.list', { name: nameOf(step.owner) });
      case 'never-alone':
        return words('whereAt.space', { space: formatHex(step.space) });
      case 'try':
        return words('whereAt.all');
      case 'last-light':
        return words('whereAt.map');
    }
  };
  return (
    <Frame title={words('where')} told={told}>
      <p>{where()}</p>
      <p className="text-note text-soft">{words('costsOne')}</p>
    </Frame>
  );
}

/** A step in full: what goes, by what is seen, and what is left. */
function Follows({ step, owners }: StepProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const format = useFormatter();
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
  const counts =
    'pairings' in step &&
    format.list(
      step.pairings.map(({ left }) => format.number(left)),
      { type: 'unit' },
    );
  return (
    <>
      {'out' in step && (
        <>
          <p>
            {step.idea === 'not-twice'
              ? words('out.not-twice', { name: nameOf(step.holder) })
              : words(`out.${step.idea}`)}
          </p>
          <ClueNames ids={step.out} />
        </>
      )}
      {step.oneLeft.map(({ owner, clue }) => (
        <p key={owner}>{words('oneLeft', { name: nameOf(owner), clue: short(clue) })}</p>
      ))}
      {step.idea === 'never-alone' && (
        <p>{words('neverAlone', { space: formatHex(step.space) })}</p>
      )}
      {counts && <p className="text-note text-soft">{words('leaves', { counts })}</p>}
      {step.idea === 'try' && <p>{words('onlyOne', { space: formatHex(step.space) })}</p>}
      {step.idea === 'last-light' && <p>{words('onlyLit', { space: formatHex(step.space) })}</p>}
    </>
  );
}

function ClueNames({ ids }: { readonly ids: readonly ClueId[] }) {
  const short = useTranslations('clues.short');
  return (
    <ul className="clue-names">
      {ids.map(id => (
        <li key={id}>{short(id)}</li>
      ))}
    </ul>
  );
}

type RefutedProps = Extract<Said, { type: 'refuted' }> & {
  readonly nameOf: (owner: number) => string;
};

function RefutedCard({ space, why, pairing, nameOf }: RefutedProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const format = useFormatter();
  const shown = why.by === 'never-alone' ? why.pairings[pairing] : undefined;
  return (
    <Frame title={words('not', { space: formatHex(space) })}>
      <p>
        {why.by === 'cube'
          ? words('refuted.cube', { name: nameOf(why.piece.owner) })
          : why.by === 'player'
            ? words('refuted.player', { name: nameOf(why.owner) })
            : words(`refuted.${why.by}`)}
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
      {shown && (
        <p className="text-note text-soft">
          {format.list(
            shown.clues.map(alike => short(alike[0] ?? 'on-water-or-forest')),
            { type: 'unit' },
          )}
          {': '}
          {words('fitAll', { count: shown.left.length })}
        </p>
      )}
      <p className="text-note text-soft">{words('listsStay')}</p>
    </Frame>
  );
}

function SolvedCard({ opened, attempt }: Pick<CardProps, 'opened' | 'attempt'>) {
  const words = useTranslations('puzzle');
  const steps = explain(opened);
  return (
    <section className="solved-card">
      <h2 tabIndex={-1}>{words('itWas', { space: formatHex(opened.habitat) })}</h2>
      <p className="text-soft">
        {words('took', { ideas: steps.length, hints: attempt?.hints ?? 0 })}
      </p>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are always the same.
          <li key={index}>
            <b>{words(`ideaName.${ideasOf(step)[0] ?? step.idea}`)}</b>
            <span className="text-note text-soft">
              {words('lightShrinks', {
                before: step.light.length,
                after: steps[index + 1]?.light.length ?? 1,
              })}
            </span>
          </li>
        ))}
      </ol>
      <ShareButton opened={opened} ideas={steps.length} hints={attempt?.hints ?? 0} />
    </section>
  );
}

function WalkCard({
  opened,
  owners,
  index,
}: Pick<CardProps, 'opened' | 'owners'> & { index: number }) {
  const words = useTranslations('puzzle');
  const steps = explain(opened);
  const step = steps[index];
  if (step === undefined) return null;
  const names = ideasOf(step).map(idea => words(`ideaName.${idea}`));
  return (
    <Frame title={names[0] ?? ''}>
      <p className="text-note text-soft">
        {words('ideaOf', { number: String(index + 1), count: String(steps.length) })}
        {names.slice(1).map(name => ` · ${name}`)}
      </p>
      <Follows step={step} owners={owners} />
    </Frame>
  );
}

interface CardActions {
  readonly said: Said | undefined;
  readonly steps: readonly Step[];
  readonly grade: Grade;
  readonly onSay: (said: Said) => void;
  readonly onDone: () => void;
  readonly onMistake: (mistake: Mistake) => void;
  readonly onStep: (step: Step) => void;
}

/** The buttons at the thumb while something is said; `undefined` while nothing is. */
export function useCardActions(props: CardActions): ReactNode {
  const { said, steps, grade, onSay, onDone, onMistake, onStep } = props;
  const words = useTranslations('puzzle');
  const pair = (quiet: string, onQuiet: () => void, main: string, onMain: () => void) => (
    <>
      <Button onClick={onQuiet}>{quiet}</Button>
      <Button kind="primary" onClick={onMain}>
        {main}
      </Button>
    </>
  );
  const another = async () => {
    const text = await takeNext(grade);
    if (text !== undefined) openHere(text);
  };
  switch (said?.type) {
    case undefined:
      return undefined;
    case 'mistake':
      return pair(words('leaveIt'), onDone, words('putItBack'), () => onMistake(said.mistake));
    case 'step':
      return said.told < 3
        ? pair(words('enough'), onDone, words(said.told === 1 ? 'andIdea' : 'whatFollows'), () =>
            onSay({ ...said, told: said.told === 1 ? 2 : 3 }),
          )
        : pair(words('enough'), onDone, words('out' in said.step ? 'doIt' : 'goOn'), () =>
            onStep(said.step),
          );
    case 'prove':
      return (
        <Button kind="primary" onClick={onDone}>
          {words('goOn')}
        </Button>
      );
    case 'refuted': {
      const count = said.why.by === 'never-alone' ? said.why.pairings.length : 1;
      return count > 1 ? (
        pair(
          words('nextChoice'),
          () => onSay({ ...said, pairing: (said.pairing + 1) % count }),
          words('goOn'),
          onDone,
        )
      ) : (
        <Button kind="primary" onClick={onDone}>
          {words('goOn')}
        </Button>
      );
    }
    case 'solved':
      return pair(
        words('walk'),
        () => onSay({ type: 'walk', step: 0 }),
        words('makeNext'),
        another,
      );
    case 'walk':
      return said.step + 1 < steps.length
        ? pair(
            words('enough'),
            () => onSay({ type: 'solved' }),
            words('nextIdea'),
            () => onSay({ type: 'walk', step: said.step + 1 }),
          )
        : pair(words('enough'), () => onSay({ type: 'solved' }), words('makeNext'), another);
  }
}
