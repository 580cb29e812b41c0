import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { TABLE_RUNS, type TableCallName } from '@/app/_api/tableRuns';

/** The table's code and the seat in a path, as written there. */
export interface TablePath {
  readonly code: string;
  readonly seat?: string;
}

/** The calls at a path, by their methods. */
interface CallsAtPath {
  readonly calls: ReadonlyMap<string, TableCallName>;
  readonly path: TablePath;
}

const ROUTES = (Object.keys(TABLE_RUNS) as TableCallName[]).map(name => {
  const { method, path } = TABLE_ENDPOINTS[name];
  return { name, method, segments: path.split('/') };
});

/** The calls at a path, which is percent-encoded; `undefined` if there are none. */
export function findTableCalls(pathname: string): CallsAtPath | undefined {
  const given = pathname.split('/').map(decodeURIComponent);
  const here = ROUTES.filter(({ segments }) => matches(segments, given));
  const [first] = here;
  if (first === undefined) return undefined;
  const partAt = (parameter: string) => given[first.segments.indexOf(parameter)];
  const seat = partAt('{seat}');
  return {
    calls: new Map(here.map(({ method, name }) => [method, name])),
    path: { code: partAt('{code}') ?? '', ...(seat !== undefined && { seat }) },
  };
}

const matches = (segments: readonly string[], given: readonly string[]): boolean =>
  segments.length === given.length &&
  segments.every((segment, index) => isParameter(segment) || segment === given[index]);

const isParameter = (segment: string): boolean => segment.startsWith('{');
