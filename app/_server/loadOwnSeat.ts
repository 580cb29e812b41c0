import { notFound } from 'next/navigation';
import type { SaidTable } from '@/app/_words/said';
import type { SeatSummary } from '@/lib/game/views';
import { ok, type Result } from '@/lib/result';
import { loadTable, type NoTableReason } from './loadTable';

export interface SeatPageProps {
  readonly params: Promise<{ code: string; seat: string }>;
}

/** A table, and the seat of it that the asking device holds; not found where it does not hold that. */
export async function loadOwnSeat({
  params,
}: SeatPageProps): Promise<Result<{ view: SaidTable; seat: SeatSummary }, NoTableReason>> {
  const { code, seat: number } = await params;
  const table = await loadTable(code);
  if (!table.ok) return table;
  const view = table.value;
  const seat = view.seats.find(each => String(each.seat) === number);
  if (seat === undefined || !view.you.includes(seat.seat)) notFound();
  return ok({ view, seat });
}
