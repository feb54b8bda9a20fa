import { getCustomer, getLocation, getProduct } from '@contract/warehouse/recordAcciones';
import { and, asc, eq, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import { customer, location, product } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { customers, locations } from './catalogQueries';
import { presentCustomer, presentLocation, presentProduct } from './presentCatalog';
import { productBySite } from './reservedStock';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const missing = 'No existe o no está a tu alcance.';

/** As whoever reaches its site sees it. */
export async function findCustomer({ db, viewer, reach }: Asking, id: number) {
  const [row] = await customers(db).where(
    and(eq(customer.id, id), withinSites(reach, viewer, sql`${customer.siteId}`)),
  );
  return row && presentCustomer(row);
}

/** As whoever reaches its site sees it. */
export async function findLocation({ db, viewer, reach }: Asking, id: number) {
  const [row] = await locations(db).where(
    and(eq(location.id, id), withinSites(reach, viewer, sql`${location.siteId}`)),
  );
  return row && presentLocation(row);
}

/** Everybody's: a catalogue belongs to the whole organisation. */
export async function findProduct({ db }: Pick<Asking, 'db'>, id: number) {
  const [row] = await db.select().from(product).where(eq(product.id, id));
  return row && presentProduct(row);
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
  const [found, sites, figures] = await Promise.all([
    findProduct(context, id),
    db
      .select({ siteId: site.id, siteName: site.name })
      .from(site)
      .where(withinSites(reach, viewer, sql`${site.id}`))
      .orderBy(asc(site.name)),
    productBySite(db, id),
  ]);
  if (!found) throw notFound(missing);
  return {
    ...found,
    sites: sites.flatMap((place) => {
      const here = figures.find(({ siteId }) => siteId === place.siteId);
      if (!here) return [];
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
