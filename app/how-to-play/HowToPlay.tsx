import type { ReactNode } from 'react';
import { Legend } from '@/app/_map/Legend';
import { bold } from '@/app/_ui/bold';
import { Row, Rows } from '@/app/_ui/Row';
import { UNMARKED } from '@/app/_words/clueMarks';
import { getWords } from '@/app/_words/request';
import { HELP_PARTS, LEARN, puzzleAddress } from '@/app/addresses';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { readStoredMap } from '@/lib/map/mapCode';
import { ClueKinds } from './ClueKinds';
import { Contents } from './Contents';
import { IdeaPicture, NearPicture } from './RulePictures';
import { TurnSteps } from './TurnSteps';

/** The parts that the contents link to. */
const PARTS = ['turn', 'clues', 'wrong', 'two', 'hints', 'app'] as const;

const WRONG = [
  'closed',
  'cost',
  'within',
  'negated',
  'honest',
  'ask',
  'searchFirst',
  'searchRound',
  'single',
  'mistake',
] as const;

/** The rules on one page, for newcomers and for settling disputes. */
export async function HowToPlay() {
  const words = await getWords('howTo');
  const puzzle = await getWords('puzzle');
  const clues = await getWords('clues.sentence');
  const choice = (await getWords('check.shows'))('space');
  const [first, ...others] = EXAMPLES.map(({ kind, clue }) => ({
    clue,
    name: words(`kind.${kind}.name`),
    note: words(`kind.${kind}.note`),
    sentence: clues.markup(clue, UNMARKED),
    lit: words('lit', { count: litCount(clue) }),
  }));
  const pages = await getWords('pages');
  return (
    <div className="how-to">
      <Contents
        label={pages('howTo')}
        parts={PARTS.map(id => ({ id, title: words(`${id}Title`) }))}
      />
      <Part title={words('ideaTitle')}>
        <p>{words('idea')}</p>
        <div className="picture">
          <IdeaPicture mapCode={EXAMPLE_MAP} label={words('mapLabel')} />
        </div>
      </Part>
      <Rows>
        <Row href={puzzleAddress(LEARN)} title={puzzle('learn')} note={puzzle('learnNote')} />
      </Rows>
      <Part title={words('piecesTitle')}>
        <ul className="grid gap-near">
          <Point mark={<Disc />}>{words.rich('disc', { b: bold })}</Point>
          <Point mark={<Cube />}>{words.rich('cube', { b: bold })}</Point>
        </ul>
      </Part>
      <Part title={words('startTitle')}>
        <p>{words('start')}</p>
      </Part>
      <Part id="turn" title={words('turnTitle')}>
        <ul className="grid gap-near">
          <Point>{words.rich('turnAsk', { b: bold })}</Point>
          <Point>{words.rich('turnSearch', { b: bold })}</Point>
          <Point>{words.rich('turnEnd', { b: bold })}</Point>
        </ul>
        <TurnSteps
          mapCode={EXAMPLE_MAP}
          texts={{
            disc: words('step.disc'),
            cube: words('step.cube'),
            penalty: words('step.penalty'),
            search: words('step.search'),
            joins: words('step.joins'),
            stops: words('step.stops'),
          }}
        />
      </Part>
      <Part id="clues" title={words('cluesTitle')}>
        <div className="picture">
          <NearPicture mapCode={EXAMPLE_MAP} label={words('near')} />
          <p aria-hidden="true">{words('near')}</p>
        </div>
        <p>{words('clues')}</p>
        {first && (
          <ClueKinds
            legend={words('kinds')}
            mapCode={EXAMPLE_MAP}
            mapLabel={words('mapLabel')}
            kinds={[first, ...others]}
          />
        )}
        <Legend />
      </Part>
      <Part id="wrong" title={words('wrongTitle')}>
        <dl className="grid gap-3">
          {WRONG.map(rule => (
            <div key={rule} className="border-b border-rule pb-3 last:border-b-0">
              <dt className="text-lead font-semibold">{words(`wrong.${rule}.title`)}</dt>
              <dd className="text-soft">{words(`wrong.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="two" title={words('twoTitle')}>
        <p>{words('two')}</p>
      </Part>
      <Part id="hints" title={words('hintsTitle')}>
        <p>{words('hints')}</p>
      </Part>
      <Part id="app" title={words('appTitle')}>
        <dl className="grid gap-3">
          {HELP_PARTS.map(part => (
            <div key={part} id={part} className="border-b border-rule pb-3 last:border-b-0">
              <dt className="text-lead font-semibold">{words(`app.${part}.title`)}</dt>
              <dd className="text-soft">{words(`app.${part}.text`, { choice })}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <p className="text-note text-soft">{words('lastWord')}</p>
    </div>
  );
}

interface PartProps {
  /** Its id, if the contents link to it. */
  readonly id?: (typeof PARTS)[number];
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} tabIndex={id && -1} className="how-to-part">
      <h2 className="font-display text-head font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Point({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {mark ?? (
        <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
      )}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

const PIECE = 'size-6 shrink-0 fill-accent-wash stroke-accent stroke-2';

const Disc = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={PIECE}>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="5" />
  </svg>
);

const Cube = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={PIECE}>
    <path d="M4 8h12v12H4ZM4 8l4-4h12v12l-4 4M16 8l4-4" strokeLinejoin="round" />
  </svg>
);

/** A map for the normal game on which each clue below covers a fair share of the spaces. */
export const EXAMPLE_MAP = '79B48C6A152A76418B';

/** One clue of each kind. */
export const EXAMPLES = [
  { kind: 'twoTerrains', clue: 'on-water-or-mountain' },
  { kind: 'nearTerrain', clue: 'within-1-of-forest' },
  { kind: 'nearAnimals', clue: 'within-1-of-either-animal' },
  { kind: 'nearStructure', clue: 'within-2-of-shack' },
  { kind: 'nearAnimal', clue: 'within-2-of-cougar' },
  { kind: 'nearColor', clue: 'within-3-of-green' },
  { kind: 'negated', clue: 'not-within-2-of-standing-stone' },
] as const;

/** How many spaces of the example map a clue lights. */
export function litCount(id: string): number {
  const clue = parseClue(id);
  return clue === undefined ? 0 : clueHexes(clue, readStoredMap(EXAMPLE_MAP)).size;
}
