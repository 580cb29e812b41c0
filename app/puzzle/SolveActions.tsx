import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/trouble';
import { Button } from '@/app/_ui/Button';
import { bold } from '@/app/_ui/bold';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { formatHex } from '@/lib/map/hexName';
import type { Said } from './said';
import type { Solving } from './useSolve';

/** The link to the next puzzle. */
export interface NextPuzzle {
  readonly label: string;
  readonly open: () => void;
  /** Why the next puzzle could not be opened. */
  readonly trouble?: Trouble | undefined;
}

interface SolveActionsProps {
  readonly solving: Solving;
  readonly next: NextPuzzle;
}

/** The buttons: hint, undo and the spaces left; the answer for a chosen space; or those of a card. */
export function SolveActions({ solving, next }: SolveActionsProps) {
  const words = useTranslations('puzzle');
  const notebook = useTranslations('notebook');
  const { said, kept, light, pin, undo } = solving;
  if (said !== undefined)
    return (
      <div className="said-actions">
        <SaidActions said={said} solving={solving} next={next} />
      </div>
    );
  const looks = kept?.looks ?? 0;
  return (
    <div className="solve-actions">
      <CalmRow>
        <CalmButton icon={<Icon name="hint" />} onClick={solving.askHint}>
          {words('hint')}
        </CalmButton>
        <CalmButton icon={<Icon name="undo" />} aria-disabled={!undo} onClick={undo}>
          {notebook('undo')}
        </CalmButton>
      </CalmRow>
      {pin === undefined ? (
        <p role="status" data-empty={light.isEmpty ? '' : undefined} className="solve-count">
          <span>{words.rich('spacesLeft', { count: light.size, b: bold })}</span>
          {looks > 0 && <span className="text-note">{words('looks', { looks })}</span>}
        </p>
      ) : (
        <Button kind="primary" onClick={solving.answer}>
          {words('thisIsIt', { space: formatHex(pin.space) })}
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
