import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import { type ClueGroup, clueGroups } from '@/lib/clues/clueGroups';
import { ClueCell } from './ClueCell';
import { GroupHead } from './GroupHead';
import type { ListProps } from './listProps';
import { nextCell } from './nextCell';
import { useStandingWords } from './standingWords';

/** The clues of one sign as signs to tap. One of them at a time is a tab stop; arrows lead on, X strikes. */
export function ClueGrid(props: ListProps) {
  const { mode, sign, chosen } = props;
  const groups = clueGroups(mode, sign === 'negated');
  const ids = groups.flatMap(({ clues }) => clues).map(formatClue);
  const stop = ids.find(id => id === chosen) ?? ids[0];
  const grid = useRef<HTMLDivElement>(null);

  function followKey(event: KeyboardEvent) {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const here = cells.find(cell => cell === event.target);
    if (event.key === 'x' && here?.ariaPressed === 'true') here.click();
    const next = nextCell(cells, here, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div ref={grid} onKeyDown={followKey} className="clue-grid">
      {groups.map(group => (
        <Group key={group.kind} group={group} stop={stop} {...props} />
      ))}
    </div>
  );
}

interface GroupProps extends ListProps {
  readonly group: ClueGroup;
  readonly stop: ClueId | undefined;
}

function Group({ group: { kind, clues }, stop, ...list }: GroupProps) {
  const { sign, opponent, own, chosen, standingOf, onTap } = list;
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const say = useStandingWords();
  return (
    <section className={`clue-group ${kind}`}>
      <GroupHead title={words(`group.${sign}.${kind}`)} standings={clues.map(standingOf)} />
      <div className="cells">
        {clues.map(clue => {
          const id = formatClue(clue);
          const standing = standingOf(clue);
          const said = say(standing, opponent);
          return (
            <ClueCell
              key={id}
              clue={clue}
              label={said ? words('clueSaid', { clue: short(id), said }) : short(id)}
              standing={standing}
              opponent={opponent}
              own={own}
              isChosen={id === chosen}
              isStop={id === stop}
              onTap={onTap}
            />
          );
        })}
      </div>
    </section>
  );
}
