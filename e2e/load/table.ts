import type { Delivery } from './delivery';
import { CONNECTIONS, type Findings, STREAMS } from './measure';
import type { Pace } from './press';

type Row = readonly [what: string, show: (findings: Findings) => string, aim: string];

const ROWS: readonly Row[] = [
  ['creating games', ({ creating }) => pace(creating), ''],
  ['a wished deal, one after another', ({ wishing }) => pace(wishing), ''],
  ['reading views', ({ viewing }) => pace(viewing), ''],
  ['an unknown address', ({ unknown }) => pace(unknown), ''],
  ['views to an unknown address, CPU', cpuRatio, '≤ 1.4'],
  ['the same rows, bare `node:http`', ({ viewingBare }) => pace(viewingBare), ''],
  ['views to bare, requests a second', ratio, '≥ 0.50'],
  ['voting, durably', ({ voting }) => pace(voting), '≥ 500/s'],
  ['views while 8 create, wish, ask for maps', during('duringEight'), 'p99 < 100 ms'],
  ['views while 16 do', during('duringSixteen'), 'p99 < 100 ms'],
  ['views while 8 read a deliberately slow record', during('duringRecord'), 'p99 < 100 ms'],
  [`${STREAMS} streams over 400 games`, ({ manyGames }) => delivery(manyGames), 'p99 < 50 ms'],
  [`${STREAMS} streams over one game`, ({ oneGame }) => delivery(oneGame), 'p99 < 50 ms'],
  ['memory a stream, 400 games', ({ manyGames }) => kibibytes(manyGames.memory), '≤ 100 KiB'],
  ['memory a stream, one game', ({ oneGame }) => kibibytes(oneGame.memory), '≤ 100 KiB'],
  ['memory at rest, and after', memory, ''],
];

/** Both findings as columns of a Markdown table. */
export function formatTable(found: { sqlite: Findings; postgres: Findings }): string {
  const lines = ROWS.map(([what, show, aim]) => [
    what,
    show(found.sqlite),
    show(found.postgres),
    aim,
  ]);
  const head = [`${CONNECTIONS} connections`, 'SQLite', 'PostgreSQL', 'aim'];
  return [head, head.map(() => '---'), ...lines].map(line => `| ${line.join(' | ')} |\n`).join('');
}

const pace = ({ perSecond, p50, p99, computed, errors }: Pace): string =>
  `${perSecond.toFixed(0)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}, ${ms(computed)} CPU, ${errors} errors`;

const delivery = ({ p50, p99, computed, errors }: Delivery): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}, ${ms(computed)} CPU a thousand, ${errors} errors`;

function during(
  others: 'duringEight' | 'duringSixteen' | 'duringRecord',
): (findings: Findings) => string {
  return ({ [others]: { views, costly } }) => {
    return `p50 ${ms(views.p50)}, p99 ${ms(views.p99)}, ${views.errors} errors; theirs ${costly.perSecond.toFixed(0)}/s, p99 ${ms(costly.p99)}, ${costly.errors} errors`;
  };
}

function ratio({ viewing, viewingBare }: Findings): string {
  return (viewing.perSecond / viewingBare.perSecond).toFixed(2);
}

function cpuRatio({ viewing, unknown }: Findings): string {
  return (viewing.computed / unknown.computed).toFixed(2);
}

function memory({ atRest, afterwards }: Findings): string {
  return `${mebibytes(atRest)}, ${mebibytes(afterwards)}`;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`;
const mebibytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
