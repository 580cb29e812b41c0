import { USUAL_ASSIST } from '@/lib/game/assist';
import type { StructureMove } from '@/lib/game/dealRefusalView';
import { parseHex } from '@/lib/map/grid';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import type { DealChoices } from './dealChoices';
import type { DealBody } from './dealGame';
import type { WhosePhone } from './whosePhone';

/** What to ask for. Two players are offered no wishes, whatever was chosen for more. */
export function dealBody(choices: DealChoices, phone: WhosePhone): DealBody {
  const { players, mode, mapCode, laidMap, length, seats, countLooks, signals, assist } = choices;
  const seed = choices.seed.trim();
  return {
    players,
    mode,
    ...(mapCode !== null && { mapCode, ...(mapCode === laidMap && { laid: true }) }),
    ...(seed !== '' && { seed }),
    ...(countLooks && { countLooks }),
    ...(assist !== USUAL_ASSIST && { assist }),
    ...(phone === 'one' && { onePhone: true, ...(signals && { signals }) }),
    ...(players !== 2 && {
      ...(length !== 'any' && { length }),
      ...(seats !== 'any' && { [seats]: true }),
    }),
  };
}

/** The map with one structure elsewhere; nothing where it cannot go there. */
export function moveOnMap(mapCode: string, { kind, color, to }: StructureMove): string | undefined {
  const map = parseMapCode(mapCode);
  const hex = parseHex(to);
  if (!map.ok || hex === undefined) return undefined;
  const structures = map.value.structures.map(each =>
    each.kind === kind && each.color === color ? { ...each, hex } : each,
  );
  const moved = parseMapCode(formatMapCode({ tiles: map.value.tiles, structures }));
  return moved.ok ? formatMapCode(moved.value) : undefined;
}
