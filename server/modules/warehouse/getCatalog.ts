import { can } from '@contract/session/can';
import { getCustomer, getLocation, getProduct } from '@contract/warehouse/recordAcciones';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { customer, location, product, stock } from '../../db/schema/warehouse';
import type { Context, Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { customers, locations } from './catalogQueries';
import { presentCustomer, presentLocation, presentProduct } from './presentCatalog';
import { productBySite } from './reservedStock';
import { shownWhileCounted } from './shownWhileCounted';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const missing = 'No existe o no está a tu alcance.';

/** This reads a customer as people who reach its site see it. */
export async function findCustomer({ db, viewer, reach }: Asking, id: number) {
  const [row] = await customers(db).where(
    and(eq(customer.id, id), withinSites(reach, viewer, sql`${customer.siteId}`)),
  );
  return row && presentCustomer(row);
}

/** This reads a location as people who reach its site see it. */
export async function findLocation({ db, viewer, reach }: Asking, id: number) {
  const [row] = await locations(db).where(
    and(eq(location.id, id), withinSites(reach, viewer, sql`${location.siteId}`)),
  );
  return row && presentLocation(row);
}

/** Everybody's: a catalogue belongs to the whole organisation. */
export async function findProduct({ db, viewer }: Pick<Asking, 'db' | 'viewer'>, id: number) {
  const [row] = await db.select().from(product).where(eq(product.id, id));
  return row && presentProduct(row, viewer);
}

/** The sites where this person may have to count a product blind, whose sum would tell them what they will find. */
async function sitesCountedBlind(db: Db, viewer: Viewer, productId: number): Promise<number[]> {
  if (can(viewer.roles, 'ORDERS.create')) return [];
  const rows = await db
    .selectDistinct({ siteId: stock.siteId })
    .from(stock)
    .where(and(eq(stock.productId, productId), not(shownWhileCounted(viewer))));
  return rows.map(({ siteId }) => siteId);
}

export const getCustomerHandler = implement(getCustomer, async ({ id }, context) => {
  const found = await findCustomer(context, id);
  if (!found) throw notFound(missing);
  return found;
});

export const getLocationHandler = implement(getLocation, async ({ id }, context) => {
  const found = await findLocation(context, id);
  if (!found) throw notFound(missing);
  return found;
});

export const getProductHandler = implement(getProduct, async ({ id }, context) => {
  const { db, viewer, reach } = context;
  const [found, sites, figures, hidden] = await Promise.all([
    findProduct(context, id),
    db
      .select({ siteId: site.id, siteName: site.name })
      .from(site)
      .where(withinSites(reach, viewer, sql`${site.id}`))
      .orderBy(asc(site.name)),
    productBySite(db, id),
    sitesCountedBlind(db, viewer, id),
  ]);
  if (!found) throw notFound(missing);
  return {
    ...found,
    sites: sites.flatMap((place) => {
      const here = figures.find(({ siteId }) => siteId === place.siteId);
      if (!here || hidden.includes(place.siteId)) return [];
      const reserved = Math.min(here.wanted, here.pickable);
      return {
        ...place,
        quantity: here.quantity,
        reserved,
        available: here.pickable - reserved,
        lacking: here.wanted - reserved,
      };
    }),
  };
});
