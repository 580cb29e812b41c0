import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice, RadioOption } from '@/app/_ui/Choice';
import { Icon } from '@/app/_ui/Icon';
import type { Owner } from '@/lib/board/pieces';
import { type Clue, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import { clueGroups } from '@/lib/clues/clueGroups';
import type { Mode } from '@/lib/data/terms';
import { ClueGlyph } from './ClueGlyph';
import { ClueGrid } from './ClueGrid';
import { type ClueStatus, isByHand, isPossible, useClueStatusWords } from './clueStatus';
import { GroupHead, type ListProps, SIGNS, type Sign } from './GroupHead';
import type { BoardOwner } from './knownBoard';
import { SeatDisc } from './SeatDisc';

interface ClueListsProps {
  readonly mode: Mode;
  readonly opponents: readonly BoardOwner[];
  /** The reader, whose disc marks their own clue; `undefined` if the reader is not a player of this table. */
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
  /** The owner whose list is open, if any. */
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
  readonly statusOf: (owner: Owner, clue: Clue) => ClueStatus;
  readonly chosen: ClueId | undefined;
  readonly onTap: (clue: Clue) => void;
  /** Strikes a clue out by hand, or undoes that. */
  readonly onStrike: (clue: Clue) => void;
  /** Shows the clues as rows of text instead of signs. */
  readonly isInWords: boolean;
}

/** The other players' possible clues: one opponent at a time, on two pages. */
export function ClueLists(props: ClueListsProps) {
  const { mode, opponents, own, open, onOpen, statusOf, onStrike, isInWords, ...rest } = props;
  const [openSign, setSign] = useState<Sign>('plain');
  const opponent = opponents.find(({ owner }) => owner === open);
  const signs = mode === 'advanced' ? SIGNS : SIGNS.slice(0, 1);
  const left = (owner: Owner, isCounted = (_: Clue) => true) =>
    cluesOf(mode).filter(clue => isCounted(clue) && isPossible(statusOf(owner, clue))).length;
  return (
    <div className="clue-lists">
      <OpponentChoice
        opponents={opponents}
        leftTo={({ owner }) => left(owner)}
        open={open}
        onOpen={onOpen}
      />
      {opponent && signs.length > 1 && (
        <SignChoice
          value={openSign}
          onChange={setSign}
          leftOf={sign => left(opponent.owner, ({ negated }) => negated === (sign === 'negated'))}
        />
      )}
      {opponent &&
        signs.map(sign => {
          const list = {
            mode,
            sign,
            opponent,
            own,
            statusOf: (clue: Clue) => statusOf(opponent.owner, clue),
            ...rest,
          };
          return (
            <div key={sign} data-open={sign === openSign} className="clue-page">
              {isInWords ? <ClueRows {...list} onStrike={onStrike} /> : <ClueGrid {...list} />}
            </div>
          );
        })}
    </div>
  );
}

interface OpponentChoiceProps {
  readonly opponents: readonly BoardOwner[];
  /** How many clues are still possible for an opponent. */
  readonly leftTo: (opponent: BoardOwner) => number;
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
}

/** Selects the opponent whose list is open. Shows how many clues are still possible for each. */
function OpponentChoice({ opponents, leftTo, open, onOpen }: OpponentChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="opponents">
      <legend className="sr-only">{words('whoseClue')}</legend>
      {opponents.map(opponent => {
        const { owner, seat, color, name } = opponent;
        const left = leftTo(opponent);
        return (
          <RadioOption
            key={owner}
            name="opponent"
            checked={owner === open}
            onChoose={() => onOpen(owner)}
            shape="card"
            className="opponent"
          >
            <SeatDisc seat={seat} color={color} className="size-7" />
            <span className="sr-only">{words('possibleFor', { name, count: left })}</span>
            <span aria-hidden="true" className="tabular">
              {left}
            </span>
          </RadioOption>
        );
      })}
    </fieldset>
  );
}

interface SignChoiceProps {
  /** How many clues on a page are still possible. */
  readonly leftOf: (sign: Sign) => number;
  readonly value: Sign;
  readonly onChange: (sign: Sign) => void;
}

/** Selects the page of a list: *is* or *is not*. */
function SignChoice({ leftOf, value, onChange }: SignChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <div className="signs">
      <Choice
        legend={words('whichPage')}
        isLegendHidden
        name="sign"
        options={SIGNS.map(sign => ({
          value: sign,
          label: words(`sign.${sign}`, { count: leftOf(sign) }),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface ClueRowsProps extends ListProps {
  /** Strikes a clue out, or undoes that. */
  readonly onStrike: (clue: Clue) => void;
}

/**
 * All positive or all negated clues as text: per clue a row that shows it on the map, and a checkbox that is ticked
 * while the clue is possible.
 */
function ClueRows({ mode, sign, opponent, statusOf, chosen, ...handlers }: ClueRowsProps) {
  const { onTap, onStrike } = handlers;
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const describe = useClueStatusWords();
  return clueGroups(mode, sign === 'negated').map(({ kind, clues }) => (
    <section key={kind} className="worded-clues">
      <GroupHead title={words(`group.${sign}.${kind}`)} statuses={clues.map(statusOf)} />
      <ul>
        {clues.map(clue => {
          const id = formatClue(clue);
          const status = statusOf(clue);
          const { strike } = status;
          const canStrike = isPossible(status) || isByHand(strike);
          return (
            <li key={id} data-struck={strike?.by} data-pencil={status.isPencil ? '' : undefined}>
              <button type="button" aria-pressed={id === chosen} onClick={() => onTap(clue)}>
                <ClueGlyph subject={clue} />
                <span>
                  <span className="clue">{short(id)}</span>
                  <span className="said">{describe(status, opponent)}</span>
                </span>
              </button>
              <label className="tick-box">
                <input
                  type="checkbox"
                  aria-label={words('possible', { clue: short(id) })}
                  checked={isPossible(status)}
                  disabled={!canStrike}
                  onChange={() => onStrike(clue)}
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
