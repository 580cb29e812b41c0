import { useFormatter, useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { PLAIN_LIST } from '@/app/_words/plainList';
import type { Piece } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import type { Beside, Deduction } from '@/lib/puzzle/explain';

interface StepProps {
  readonly step: Deduction;
  readonly owners: readonly BoardOwner[];
}

/** The arguments with which messages name a piece. */
export const pieceIn = ({ owner, hex }: Piece, owners: readonly BoardOwner[]) => ({
  name: owners[owner]?.name ?? '',
  space: formatHex(hex),
});

/** The arguments with which messages name two compared spaces. */
export const pairIn = ({ space, beside }: Beside) => ({
  space: formatHex(space),
  beside: formatHex(beside),
});

/** A part of a hint: where to look, the idea, or what follows. */
export function HintCard({ step, told, owners }: StepProps & { readonly told: 1 | 2 | 3 }) {
  const words = useTranslations('puzzle');
  const nameOf = (owner: Owner) => owners[owner]?.name ?? '';
  if (told === 3) return <Follows step={step} owners={owners} />;
  if (told === 2)
    return (
      <p>
        {step.idea === 'alone' ? words('idea.alone', pairIn(step)) : words(`idea.${step.idea}`)}
      </p>
    );
  const where = () => {
    switch (step.idea) {
      case 'piece':
        return words(`pieceOn.${step.piece.kind}`, pieceIn(step.piece, owners));
      case 'not-twice':
      case 'no-light':
        return words('whereAt.list', { name: nameOf(step.owner) });
      case 'alone':
        return words('whereAt.space', { space: formatHex(step.space) });
      case 'last-light':
        return words('whereAt.map');
    }
  };
  return (
    <>
      <p>{where()}</p>
      <p className="text-note text-soft">{words('costsOne')}</p>
    </>
  );
}

/** A whole step: what is crossed out, why, and what is left. */
export function Follows({ step, owners }: StepProps) {
  const words = useTranslations('puzzle');
  const format = useFormatter();
  const short = useTranslations('clues.short');
  const nameOf = (owner: Owner) => owners[owner]?.name ?? '';
  return (
    <>
      {'out' in step && (
        <>
          <p>
            {step.idea === 'piece'
              ? words(`out.${step.piece.kind}`, pieceIn(step.piece, owners))
              : step.idea === 'not-twice'
                ? words('out.not-twice', { name: nameOf(step.holder) })
                : words(`out.${step.idea}`)}
          </p>
          <ClueNames ids={step.out} />
        </>
      )}
      {step.oneLeft.map(({ owner, clue }) => (
        <p key={owner}>{words('oneLeft', { name: nameOf(owner), clue: short(clue) })}</p>
      ))}
      {step.idea === 'alone' && (
        <>
          <p>{words('neverAlone', pairIn(step))}</p>
          <p>{words('not', { space: format.list(step.spaces.map(formatHex), PLAIN_LIST) })}</p>
        </>
      )}
      {step.idea === 'last-light' && <p>{words('onlyLit', { space: formatHex(step.space) })}</p>}
    </>
  );
}

/** The clues that a step crosses out, for screen readers: the rows mark them visibly. */
function ClueNames({ ids }: { readonly ids: readonly ClueId[] }) {
  const short = useTranslations('clues.short');
  return (
    <ul className="sr-only">
      {ids.map(id => (
        <li key={id}>{short(id)}</li>
      ))}
    </ul>
  );
}
