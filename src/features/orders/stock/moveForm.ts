import { z } from 'zod';
import type { RelocateStockInput, StockRow } from '@/services/wms/generated/warehouse.gen';

/** The goods that go to another shelf, as typed. */
export const moveForm = z.object({
  quantity: z.string().regex(/^[1-9]\d{0,6}$/, 'Poné cuántas se mueven.'),
  reason: z.string().trim().max(300),
  to: z.string().trim().min(1, 'Leé o escribí la ubicación.').max(60),
});
export type MoveValues = z.input<typeof moveForm>;

export const emptyMove: MoveValues = { quantity: '', reason: '', to: '' };

export const toMove = (
  { id }: Pick<StockRow, 'id'>,
  { quantity, reason, to }: MoveValues,
): RelocateStockInput => ({
  stockId: id,
  quantity: Number(quantity),
  reason: reason.trim(),
  to: to.trim(),
});
