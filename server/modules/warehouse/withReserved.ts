import type { Db } from '../../db/Db';
import { reservedStock } from './reservedStock';

interface Held {
  id: number;
  productId: number;
  quantity: number;
}

/** Rows of stock with what of them is spoken for: one more question for all of them. */
export async function withReserved<Row extends Held>(db: Db, rows: readonly Row[]) {
  const found = await reservedStock(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => {
    const { reserved = 0, picking = 0 } = found.get(row.id) ?? {};
    return {
      ...row,
      reserved,
      available: row.quantity - reserved,
      movable: row.quantity - picking,
    };
  });
}
