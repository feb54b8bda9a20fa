import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { product } from '../../db/schema/warehouse';
import type { Candidate } from '../../engine/imports/importDefinition';

/** The products that the rows of a file name in `sku`, in one query whatever its size. */
export async function findProductsSaid(db: Db, rows: readonly Candidate[]) {
  const asked = [...new Set(rows.map(({ values }) => (values.sku ?? '').toUpperCase()))];
  const all = await db
    .select()
    .from(product)
    .where(
      sql`${product.id} in (select p.id from unnest(${sql.param(asked)}::text[]) s (sku) join product p on upper(p.sku) = s.sku)`,
    );
  const exact = new Map(all.map((one) => [one.sku, one]));
  const alike = new Map(all.map((one) => [one.sku.toUpperCase(), one]));
  return {
    all,
    /** The very same; else the one that is written otherwise. */
    find({ values }: Candidate) {
      const sku = values.sku ?? '';
      return exact.get(sku) ?? alike.get(sku.toUpperCase());
    },
  };
}
