import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { DigitsInput } from '@/app/_ui/DigitsInput';
import { Disclosure } from '@/app/_ui/Disclosure';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { MAX_TURNS } from '@/lib/game/game';

/** Asks how many turns the game took; folded at first. */
export function TurnsDisclosure() {
  const words = useTranslations('evening');
  const stored = useTable(state => state.view.turns);
  const change = useTable(({ changes }) => changes.findLast(each => each.type === 'turns'));
  const turns = change && !change.refused ? change.turns : stored;
  return (
    <Disclosure
      title={words('howMany')}
      note={
        <span role="status">{turns === null ? words('ifCounted') : words('turns', { turns })}</span>
      }
    >
      <TurnsForm counted={turns} refused={change?.refused} />
    </Disclosure>
  );
}

const STEP = 'grid size-12 place-items-center rounded-card border-[1.5px] border-edge bg-sheet';

interface TurnsFormProps {
  readonly counted: number | null;
  /** Why the last number was refused, if it was sent after leaving this page. */
  readonly refused: Trouble | undefined;
}

/** Sets the number of turns by typing or stepping; a saved number can be removed. */
function TurnsForm({ counted, refused }: TurnsFormProps) {
  const words = useTranslations('evening');
  const { players, you, dealNumber } = useTable(state => state.view);
  const [turns, setTurns] = useState(counted ?? 3 * players);
  const move = useMove();
  const noteId = useId();
  const set = (count: number) => setTurns(Math.min(Math.max(1, count), MAX_TURNS));
  const save = (count: number | null) =>
    move.send(createChange({ type: 'turns', seat: you[0] ?? 0, dealNumber, turns: count }));
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        void save(turns);
      }}
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={words('fewer')}
          onClick={() => set(turns - 1)}
          className={STEP}
        >
          <Icon name="minus" />
        </button>
        <DigitsInput
          aria-label={words('allTurns')}
          aria-describedby={noteId}
          value={turns}
          onType={text => set(Number(text.replaceAll(/\D/g, '')))}
          className="tabular h-12 w-20 rounded-field border-[1.5px] border-edge bg-sheet text-center text-lead"
        />
        <button
          type="button"
          aria-label={words('more')}
          onClick={() => set(turns + 1)}
          className={STEP}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={noteId} className="text-note text-soft">
        {words('turnNote')}
      </p>
      <TroubleNote trouble={move.trouble ?? refused} />
      <div className="flex flex-wrap gap-3">
        {counted !== null && (
          <Button className="grow" disabled={move.isPending} onClick={() => save(null)}>
            {words('forget')}
          </Button>
        )}
        <Button type="submit" className="grow" disabled={move.isPending}>
          {words('keep')}
        </Button>
      </div>
    </form>
  );
}
