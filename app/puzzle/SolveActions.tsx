import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/trouble';
import { Button } from '@/app/_ui/Button';
import { showHash } from '@/app/_ui/hash';
import { LEARN } from '@/app/addresses';
import { formatHex } from '@/lib/map/hexName';

import type { Said, Solving } from './useSolve';

/** What comes after a solved puzzle. */
export interface NextPuzzle {
  readonly label: string;
  readonly open: () => void;
  /** Why it could not be opened. */
  readonly trouble?: Trouble | undefined;
}

interface SolveActionsProps {
  readonly solving: Solving;
  readonly next: NextPuzzle;
}

/** At the thumb: a hint, and the answer once a space is chosen; while something is said, how to go on. */
export function SolveActions({ solving, next }: SolveActionsProps) {
  const words = useTranslations('puzzle');
  const { said, light, answerable, mustProve } = solving;
  if (said !== undefined)
    return (
      <div className="solve-actions">
        <SaidActions said={said} solving={solving} next={next} />
      </div>
    );
  const isUnproven = mustProve && light.size > 1;
  return (
    <div className="solve-actions">
      <Button onClick={solving.askHint}>{words('hint')}</Button>
      {answerable === undefined ? (
        <p role="status" className="solve-count">
          {words('spacesLeft', { count: light.size })}
        </p>
      ) : (
        <Button kind={isUnproven ? 'plain' : 'primary'} onClick={() => solving.answer(answerable)}>
          {isUnproven
            ? words('stillLit', { space: formatHex(answerable), count: light.size })
            : words('thisIsIt', { space: formatHex(answerable) })}
        </Button>
      )}
    </div>
  );
}

function SaidActions({ said, solving, next }: SolveActionsProps & { readonly said: Said }) {
  const words = useTranslations('puzzle');
  const { steps, say, mend, follow } = solving;
  const done = () => say(undefined);
  const pair = (quiet: string, onQuiet: () => void, main: string, onMain: () => void) => (
    <>
      <Button onClick={onQuiet}>{quiet}</Button>
      <Button kind="primary" onClick={onMain}>
        {main}
      </Button>
    </>
  );
  switch (said.type) {
    case 'first':
      return pair(words('learn'), () => showHash(LEARN), words('goOn'), done);
    case 'mistake':
      return pair(words('leaveIt'), done, words('putItBack'), () => mend(said.mistake));
    case 'step':
      switch (said.told) {
        case 1:
          return pair(words('enough'), done, words('andIdea'), () => say({ ...said, told: 2 }));
        case 2:
          return pair(words('enough'), done, words('whatFollows'), () => say({ ...said, told: 3 }));
        case 3:
          return pair(
            words('enough'),
            done,
            words(said.step.idea === 'last-light' ? 'goOn' : 'doIt'),
            () => follow(said.step),
          );
      }
      break;
    case 'prove':
    case 'refuted':
      return (
        <Button kind="primary" onClick={done}>
          {words('goOn')}
        </Button>
      );
    case 'solved':
      return pair(words('walk'), () => say({ type: 'walk', step: 0 }), next.label, next.open);
    case 'walk': {
      const back = () =>
        say(said.step === 0 ? { type: 'solved' } : { type: 'walk', step: said.step - 1 });
      return said.step + 1 < steps.length
        ? pair(words('back'), back, words('nextIdea'), () =>
            say({ type: 'walk', step: said.step + 1 }),
          )
        : pair(words('back'), back, words('done'), () => say({ type: 'solved' }));
    }
  }
}
