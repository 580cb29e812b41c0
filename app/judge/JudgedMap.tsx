'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import { turnWords } from '@/app/_table/turnWords';
import { Button } from '@/app/_ui/Button';
import { bold } from '@/app/_ui/bold';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { Row, Rows } from '@/app/_ui/Row';
import { type Clue, type ClueId, formatClue, parseClue } from '@/lib/clues/clue';
import { CLUE_COUNTS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';
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
  /** Returns to the box with the map's code. */
  readonly onMapCode: () => void;
}

/** The map with the spaces that fit all clues, the verdict, and a list of the clues. */
export function JudgedMap({ head, map, ids, habitat, onMapCode }: JudgedMapProps) {
  const words = useTranslations('judge');
  const mapMessages = useTranslations('map');
  const format = useFormatter();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Hex>();
  /** The card before a repair was tried. */
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
            {summary && (
              <Verdict about={ids}>
                {summary.kind !== 'news' && ids.length >= FEWEST_CLUES ? (
                  <Repairs
                    map={map}
                    clues={ids}
                    habitat={habitat}
                    onTry={setBefore}
                    otherwise={summary.text}
                  />
                ) : (
                  <p>{summary.text}</p>
                )}
                {summary.kind === 'news' && <CardGrade map={map} clues={clues} />}
              </Verdict>
            )}
            {ids.length > 0 && <ClueList clues={verdict.clues} onRemove={removeClue} />}
            <NamedHabitat habitat={habitat} chosen={chosen} onName={() => setChosen(undefined)} />
            <Rows>
              <Row title={mapMessages('mapCode')} value={formatMapCode(map)} onClick={onMapCode} />
            </Rows>
          </>
        }
        actions={
          <>
            {before && (
              <CalmRow>
                <CalmButton
                  icon={<Icon name="undo" />}
                  onClick={() => {
                    replaceCard(before);
                    setBefore(undefined);
                  }}
                >
                  {words('repair.takeBack')}
                </CalmButton>
              </CalmRow>
            )}
            <Button
              kind="primary"
              disabled={ids.length === MAX_CHECKED}
              onClick={() => setAdding(true)}
            >
              {words(ids.length === MAX_CHECKED ? 'mostClues' : 'addClue')}
            </Button>
          </>
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

/** The verdict, in the line above the map, where it stays visible. */
const VerdictLine = ({ kind, title }: VerdictWords) => (
  <p role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind} className="verdict-line">
    {kind !== 'incomplete' && <Icon name={kind === 'news' ? 'check' : 'trouble'} />}
    <b>{title}</b>
  </p>
);

interface VerdictProps {
  readonly about: readonly ClueId[];
  readonly children: ReactNode;
}

/** The rest of the verdict. Scrolls into view when the card changes. */
function Verdict({ about, children }: VerdictProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each change of the card
  useEffect(() => {
    // `void`: newer browsers return a promise, and an effect must not.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return (
    <div ref={ref} className="grid gap-near">
      {children}
    </div>
  );
}

interface ClueListProps {
  readonly clues: readonly ClueVerdict[];
  readonly onRemove: (id: ClueId) => void;
}

/** The card's clues with a note on each. */
function ClueList({ clues, onRemove }: ClueListProps) {
  const words = useTranslations('judge');
  const clueWords = useTranslations('clues.short');
  return (
    <ol aria-label={words('clues')} className="judged-clues">
      {clues.map((verdict, index) => {
        const { clue, needed, inBand } = verdict;
        const id = formatClue(clue);
        const line = clueWords(id);
        return (
          <li key={id}>
            <span aria-hidden="true" className="font-display text-clue tabular-nums">
              {index + 1}
            </span>
            <span>
              <b>{line}</b>
              <span className={needed && inBand ? 'text-soft' : 'text-warn'}>
                {clueNote(verdict, words)}
              </span>
            </span>
            <button
              type="button"
              aria-label={words('takeAway', { number: String(index + 1), clue: line })}
              onClick={() => onRemove(id)}
            >
              <Icon name="minus" />
            </button>
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
