import type { InputOf } from '@contract/core/accion';
import type { receiveGoods } from '@contract/receiving/intakeAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lot, product } from '../../db/schema/warehouse';
import { Fault, invalid } from '../../engine/http/fault';
import { lotFor } from '../warehouse';

type Said = InputOf<typeof receiveGoods>['lines'][number];
type Product = typeof product.$inferSelect;

export interface Goods {
  said: Said;
  product: Product;
  lotId: number | null;
}

/** Finds the product of each line by its label or its code, and its lot, which is begun where it is new. */
export async function findGoods(db: Db, lines: readonly Said[], today: string): Promise<Goods[]> {
  const find = await productFinder(db, lines);
  const found: Goods[] = [];
  for (const [index, said] of lines.entries()) {
    const goods = find(said.product);
    if (!goods?.active) {
      const message = `Ningún producto en uso tiene el código ${said.product}.`;
      throw invalid({ [`lines.${index}.product`]: message });
    }
    const lotId = await inLine(index, () => lotFor(db, goods, said));
    if (said.condition === 'good' && lotId !== null) await refuseExpired(db, lotId, index, today);
    found.push({ said, product: goods, lotId });
  }
  return found;
}

async function productFinder(db: Db, lines: readonly Said[]) {
  const codes = sql.param([...new Set(lines.map((line) => line.product.toUpperCase()))]);
  const rows = await db
    .select()
    .from(product)
    .where(
      sql`(${product.barcode} = any(${codes}::text[]) or upper(${product.sku}) = any(${codes}::text[]))`,
    );
  return (code: string) =>
    rows.find(({ barcode }) => barcode === code) ??
    rows.find(({ sku }) => sku.toUpperCase() === code.toUpperCase());
}

async function refuseExpired(db: Db, lotId: number, index: number, today: string): Promise<void> {
  const [row] = await db.select({ expiresOn: lot.expiresOn }).from(lot).where(eq(lot.id, lotId));
  if (!row?.expiresOn || row.expiresOn >= today) return;
  const message = 'Ese lote ya venció: recibilo en cuarentena o dañado.';
  throw invalid({ [`lines.${index}.condition`]: message });
}

/** Says a fault of a field under the line that it stands in. */
async function inLine<T>(index: number, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Fault) || !error.extra.fields) throw error;
    throw invalid(
      Object.fromEntries(
        Object.entries(error.extra.fields).map(([name, why]) => [`lines.${index}.${name}`, why]),
      ),
    );
  }
}
