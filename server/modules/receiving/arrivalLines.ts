import { allowance } from '@contract/receiving/tolerance';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { arrivalLine } from '../../db/schema/receiving';
import { product } from '../../db/schema/warehouse';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayAt } from '../../engine/time/todayAt';

const units = (condition = sql``) => sql<number>`(select coalesce(sum(il.quantity), 0)::int
  from intake_line il join intake i on i.id = il.intake_id
  where il.arrival_line_id = ${arrivalLine.id} and i.state = 'received' ${condition})`;

/** The percentage that a site accepts of a product which has no figure of its own. */
async function generalTolerance(db: Db, siteId: number): Promise<number> {
  const key = 'receiving.tolerancePercent';
  const found = await figuresAt(db, [key], await todayAt(db, siteId), siteId);
  return found[key] ?? 0;
}

/** The lines of an arrival with what came in of each, whatever the document, and by how much it may differ. */
export async function arrivalLines(db: Db, { id, siteId }: { id: number; siteId: number }) {
  const [rows, general] = await Promise.all([
    db
      .select({
        id: arrivalLine.id,
        productId: product.id,
        sku: product.sku,
        barcode: product.barcode,
        productName: product.name,
        unit: product.unit,
        lotTracked: product.lotTracked,
        expected: arrivalLine.expected,
        packSize: arrivalLine.packSize,
        received: units(),
        apart: units(sql`and il.condition <> 'good'`),
        percent: product.receivingTolerance,
      })
      .from(arrivalLine)
      .innerJoin(product, eq(product.id, arrivalLine.productId))
      .where(eq(arrivalLine.arrivalId, id))
      .orderBy(asc(arrivalLine.position), asc(arrivalLine.id)),
    generalTolerance(db, siteId),
  ]);
  // A figure of zero is the product's own: only where it has none does the general one count.
  return rows.map(({ percent, ...line }) => ({
    ...line,
    tolerance: allowance(line.expected, percent ?? general),
  }));
}
