import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueGroups } from '@/lib/clues/clueGroups';
import { ClueGlyph } from './ClueGlyph';
import { GroupHead } from './GroupHead';
import type { ListProps } from './listProps';
import { isByHand, isLeft } from './standing';
import { useStandingWords } from './standingWords';

interface ClueRowsProps extends ListProps {
  /** Strikes a clue out, or takes the stroke back; nothing where nothing is struck by hand. */
  readonly onStrike: ((clue: Clue) => void) | undefined;
}

/** The clues of one sign in words: a row each, to see it on the map, and a box that is ticked while it is possible. */
export function ClueRows({ mode, sign, opponent, standingOf, chosen, ...does }: ClueRowsProps) {
  const { onTap, onStrike } = does;
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const say = useStandingWords();
  return clueGroups(mode, sign === 'negated').map(({ kind, clues }) => (
    <section key={kind} className="worded-clues">
      <GroupHead title={words(`group.${sign}.${kind}`)} standings={clues.map(standingOf)} />
      <ul>
        {clues.map(clue => {
          const id = formatClue(clue);
          const standing = standingOf(clue);
          const { strike } = standing;
          const canStrike = onStrike && (isLeft(standing) || isByHand(strike));
          return (
            <li key={id} data-struck={strike?.by}>
              <button type="button" aria-pressed={id === chosen} onClick={() => onTap(clue)}>
                <ClueGlyph subject={clue} />
                <span>
                  <span className="clue">{short(id)}</span>
                  <span className="said">{say(standing, opponent)}</span>
                </span>
              </button>
              <label className="tick-box">
                <input
                  type="checkbox"
                  aria-label={words('possible', { clue: short(id) })}
                  checked={isLeft(standing)}
                  disabled={!canStrike}
                  onChange={() => onStrike?.(clue)}
                />
                <Icon name="check" className="size-4.5" />
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
