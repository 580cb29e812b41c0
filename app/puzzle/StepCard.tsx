import { useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import type { Piece } from '@/lib/board/pieces';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import type { Leaves, Step } from '@/lib/puzzle/explain';
import { ClueSign } from './PlayerRows';

interface StepProps {
  readonly step: Step;
  readonly owners: readonly BoardOwner[];
}

/** A piece as messages name it. */
export const pieceIn = ({ owner, hex }: Piece, owners: readonly BoardOwner[]) => ({
  name: owners[owner]?.name ?? '',
  space: formatHex(hex),
});

/** A part of a hint: where to look, the idea, or what follows. */
export function HintCard({ step, told, owners }: StepProps & { readonly told: 1 | 2 | 3 }) {
  const words = useTranslations('puzzle');
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
  if (told === 3) return <Follows step={step} owners={owners} />;
  if (told === 2) return <p>{words(`idea.${step.idea}`)}</p>;
  const where = () => {
    switch (step.idea) {
      case 'piece':
        return words(`pieceOn.${step.piece.kind}`, pieceIn(step.piece, owners));
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
    <>
      <p>{where()}</p>
      <p className="text-note text-soft">{words('costsOne')}</p>
    </>
  );
}

/** A step in full: what goes, by what is seen, and what is left. */
export function Follows({ step, owners }: StepProps) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const nameOf = (owner: number) => owners[owner]?.name ?? '';
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
      {step.idea === 'never-alone' && (
        <p>{words('neverAlone', { space: formatHex(step.space) })}</p>
      )}
      {'pairings' in step && <Pairings pairings={step.pairings} />}
      {step.idea === 'try' && <p>{words('onlyOne', { space: formatHex(step.space) })}</p>}
      {step.idea === 'last-light' && <p>{words('onlyLit', { space: formatHex(step.space) })}</p>}
    </>
  );
}

export function ClueNames({ ids }: { readonly ids: readonly ClueId[] }) {
  const short = useTranslations('clues.short');
  return (
    <ul className="clue-names">
      {ids.map(id => (
        <li key={id}>{short(id)}</li>
      ))}
    </ul>
  );
}

/** Clues held together, and how many spaces each choice leaves. Clues that all choices share are left out; clues that light the same stand together. */
function Pairings({ pairings }: { readonly pairings: readonly Leaves[] }) {
  const words = useTranslations('puzzle');
  const short = useTranslations('clues.short');
  const [one] = pairings;
  const varied = (owner: number) =>
    pairings.length === 1 || pairings.some(({ clues }) => clues[owner] !== one?.clues[owner]);
  return (
    <ul className="pairings">
      {pairings.map(({ clues, left }) => {
        const shown = clues.filter((_, owner) => varied(owner));
        return (
          <li key={shown.join()}>
            {shown.map(alike => (
              <span key={alike.join()} aria-hidden="true" className="alike">
                {alike.map(id => (
                  <ClueSign key={id} id={id} />
                ))}
              </span>
            ))}
            <span className="sr-only">
              {`${shown.map(alike => alike.map(id => short(id)).join(' = ')).join(', ')}: `}
            </span>
            <b className="tabular">{left}</b>
            <span className="sr-only">{words('fitAll', { count: left })}</span>
          </li>
        );
      })}
    </ul>
  );
}
