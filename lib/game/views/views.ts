import { hexAt } from '../../map/grid';
import { columnOf, rowOf } from '../../map/hexName';
import type { Hex } from '../../map/hexSet';
import type { DeviceId, Time } from '../seats/seat';
import type { PlaceView } from './partSchemas';

/** Types only: pages import this file, and zod must not get into their bundles. */
export type * from './partSchemas';
export type * from './viewSchemas';

/** Per device: when its event stream was last seen, and until when it counts as connected. */
export type Presence = ReadonlyMap<
  DeviceId,
  { readonly seenAt: Time; readonly connectedUntil: Time }
>;

export const placeView = (hex: Hex): PlaceView => ({ row: rowOf(hex) + 1, col: columnOf(hex) + 1 });

/** The hex of a place; `undefined` outside the map. */
export const hexOf = ({ row, col }: PlaceView): Hex | undefined => hexAt(row - 1, col - 1);
