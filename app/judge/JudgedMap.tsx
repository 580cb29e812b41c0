'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import { turnWords } from '@/app/_table/turnWords';
import { Button } from '@/app/_ui/Button';
import { bold } from '@/app/_ui/bold';
import { Icon } from '@/app/_ui/Icon';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { type Clue, type ClueId, formatClue, parseClue } from '@/lib/clues/clue';
import { CLUE_COUNTS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { evennessOf } from '@/lib/simulation/chances';
import { expectedTurns, lengthOf, simulateTurns } from '@/lib/simulation/length';
import { type ClueVerdict, judge, MAX_CHECKED } from '@/lib/solver/judge';
import { ClueSheet } from './ClueSheet';
import { addClue, nameHabitat, removeClue, replaceCard } from './judgeStore';
import { Repairs } from './Repairs';
import { clueNote, FEWEST_CLUES, type VerdictWords, verdictWords } from './verdictWords';

interface JudgedMapProps {
  readonly head: PageHeadProps;
  readonly map: GameMap;
  readonly ids: readonly ClueId[];
  /** The habitat named on the card. */
  readonly habitat: Hex | undefined;
  /** The form with the map's code, at the end. */
  readonly children: ReactNode;
}

/** The map with the spaces that fit all clues, the verdict, and a list of the clues. */
export function JudgedMap({ head, map, ids, habitat, children }: JudgedMapProps) {
  const words = useTranslations('judge');
  const format = useFormatter();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Hex>();
  /** The card before a change was tried. */
  const [before, setBefore] = useState<Parameters<typeof replaceCard>[0]>();
  const clues = useMemo(() => ids.flatMap(id => parseClue(id) ?? []), [ids]);
  const verdict = useMemo(() => judge(map, clues), [map, clues]);
  const fitting = useMemo(() => HexSet.of(verdict.habitats), [verdict]);
  const summary = ids.length === 0 ? undefined : verdictWords(verdict, habitat, words, format);
  return (
    <>
      <MapPage
        {...head}
        map={
          <MapPanel
            map={map}
            lit={summary && fitting}
            litBy="card"
            habitat={summary?.kind === 'news' ? fitting.single : undefined}
            chosen={chosen ?? habitat}
            onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
            caption={summary && chosen === undefined ? <VerdictLine {...summary} /> : undefined}
          />
        }
        content={
          <>
            {summary && <p>{summary.text}</p>}
            {summary?.kind === 'news' && <CardGrade map={map} clues={clues} />}
            {before && (
              <Button
                onClick={() => {
                  replaceCard(before);
                  setBefore(undefined);
                }}
              >
                {words('repair.takeBack')}
              </Button>
            )}
            {summary && summary.kind !== 'news' && ids.length >= FEWEST_CLUES && (
              <Repairs map={map} clues={ids} habitat={habitat} onTry={setBefore} />
            )}
            {ids.length > 0 && <ClueList clues={verdict.clues} onRemove={removeClue} />}
            <NamedHabitat habitat={habitat} chosen={chosen} onName={() => setChosen(undefined)} />
            {children}
          </>
        }
        actions={
          <Button disabled={ids.length === MAX_CHECKED} onClick={() => setAdding(true)}>
            {words(ids.length === MAX_CHECKED ? 'mostClues' : 'addClue')}
          </Button>
        }
      />
      {isAdding && (
        <ClueSheet
          mode={map.mode}
          chosen={ids}
          onChoose={id => {
            addClue(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

const VERDICT_ICONS = { news: 'check', warning: 'lost', trouble: 'trouble' } as const;

/** The verdict, below the map, where it stays in sight. */
const VerdictLine = ({ kind, title }: VerdictWords) => (
  <p role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind} className="verdict-line">
    <Icon name={VERDICT_ICONS[kind]} />
    <b>{title}</b>
  </p>
);

interface ClueListProps {
  readonly clues: readonly ClueVerdict[];
  readonly onRemove: (id: ClueId) => void;
}

/** The card's clues with a note on each. */
function ClueList({ clues, onRemove }: ClueListProps) {
  const words = useTranslations('judge');
  const clueWords = useTranslations('clues.short');
  return (
    <ol
      aria-label={words('clues')}
      className="@container divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet"
    >
      {clues.map((verdict, index) => {
        const { clue, needed, inBand } = verdict;
        const id = formatClue(clue);
        const line = clueWords(id);
        return (
          <li key={id} className="flex items-center gap-[12px] py-2 pl-[16px]">
            <span aria-hidden="true" className="w-5 shrink-0 font-display text-clue tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{line}</span>
              <span className="block text-note text-soft">{clueNote(verdict, words)}</span>
            </span>
            <span className="flex shrink-0 items-center @max-[15rem]:flex-col">
              <span className={needed && inBand ? 'text-accent' : 'text-warn'}>
                <Icon name={needed && inBand ? 'check' : 'trouble'} />
              </span>
              <button
                type="button"
                aria-label={words('takeAway', { number: String(index + 1), clue: line })}
                onClick={() => onRemove(id)}
                className="grid size-[48px] shrink-0 place-items-center rounded-field"
              >
                <Icon name="minus" />
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface NamedHabitatProps {
  /** The habitat named on the card. */
  readonly habitat: Hex | undefined;
  readonly chosen: Hex | undefined;
  readonly onName: () => void;
}

/** Some cards name their habitat. The user can enter it by choosing its space. */
function NamedHabitat({ habitat, chosen, onName }: NamedHabitatProps) {
  const words = useTranslations('judge');
  if (habitat !== undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{words.rich('cardNames', { b: bold, space: formatHex(habitat) })}</p>
        <Button kind="word" onClick={() => nameHabitat(habitat)}>
          {words('clearHabitat')}
        </Button>
      </div>
    );
  }
  if (chosen === undefined) {
    return <p className="text-soft print:hidden">{words('tapHabitat')}</p>;
  }
  return (
    <Button
      onClick={() => {
        nameHabitat(chosen);
        onName();
      }}
    >
      {words('nameSpace', { space: formatHex(chosen) })}
    </Button>
  );
}

/** The length of a fair card's game and how even its seats are, if each player has one clue. */
function CardGrade({ map, clues }: { map: GameMap; clues: readonly Clue[] }) {
  const words = useTranslations('table');
  const players = CLUE_COUNTS.find(count => count === clues.length);
  const grade = useMemo(() => {
    if (players === undefined) return undefined;
    const length = lengthOf(map, clues, simulateTurns(map, clues));
    return {
      length,
      turns: expectedTurns(map.mode, players, length),
      evenness: evennessOf(map, clues),
    };
  }, [map, clues, players]);
  if (grade === undefined || players === undefined) return null;
  return (
    <p className="text-note text-soft">
      {words(`length.${grade.length}`, { players, ...turnWords(grade.turns) })}{' '}
      {words(`evenness.${grade.evenness}`)}
    </p>
  );
}
