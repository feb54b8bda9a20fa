import { findSubstitutes } from '@contract/orders/pickingAcciones';
import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { searchCondition } from '../../engine/lists/foldedLike';
import { pickable, shownWhileCounted } from '../warehouse';
import { findLine } from './findLine';
import { findOrder } from './orderQueries';

/** More than these nobody chooses among before a shelf. */
const MOST = 8;

const same = (column: SQL, code: string) => sql`upper(${column}) = ${code.toUpperCase()}`;

/** A code first, of a product or of a shelf; what is no code may be part of a name. */
export const findSubstitutesHandler = implement(findSubstitutes, async (input, context) => {
  const { db, viewer, reach } = context;
  const { id, lineId, code } = input;
  const order = await findOrder(db, reach, viewer, id);
  if (!order) throw notFound('El pedido no existe o no está a tu alcance.');
  const line = await findLine(db, id, lineId);
  const isProduct = or(same(sql`${product.sku}`, code), same(sql`${product.barcode}`, code));
  const isShelf = or(same(sql`${location.code}`, code), same(sql`${location.barcode}`, code));
  const other = ne(product.id, line.productId);
  const rows = await findLying(context, order.siteId, and(other, or(isProduct, isShelf)));
  if (rows.length > 0) return { rows, why: null };
  const [known] = await db.select({ id: product.id }).from(product).where(isProduct).limit(1);
  if (known?.id === line.productId) {
    return { rows, why: 'Ese es el producto que falta: leé el que va en su lugar.' };
  }
  if (known) return { rows, why: 'De ese producto no queda en este depósito.' };
  const named = await findLying(
    context,
    order.siteId,
    and(other, searchCondition(product.searchText, code)),
  );
  return { rows: named, why: null };
});

/** Each product once, where most of it lies. */
async function findLying({ db, viewer }: Context, siteId: number, where: SQL | undefined) {
  const rows = await db
    .selectDistinctOn([product.name, product.id], {
      id: product.id,
      sku: product.sku,
      name: product.name,
      unit: product.unit,
      quantity: stock.quantity,
      locationCode: location.code,
    })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(
      and(
        eq(stock.siteId, siteId),
        pickable,
        eq(product.active, true),
        shownWhileCounted(viewer),
        where,
      ),
    )
    .orderBy(asc(product.name), asc(product.id), desc(stock.quantity))
    .limit(MOST);
  return rows;
}
