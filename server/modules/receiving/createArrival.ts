import type { InputOf } from '@contract/core/accion';
import { createArrival } from '@contract/receiving/arrivalAcciones';
import { remitoKey } from '@contract/receiving/remitoKey';
import { and, eq, ne } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { hasSqlState, UNIQUE } from '../../db/hasSqlState';
import { arrival, arrivalLine, supplier } from '../../db/schema/receiving';
import { product } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { arrivalsStore } from './arrivalsStore';
import { presentStoredArrival } from './presentArrival';

type Announced = InputOf<typeof createArrival>;

export const createArrivalHandler = implement(createArrival, async (input, context) =>
  presentStoredArrival(context.db, context.viewer, await addArrival(context, input)),
);

/** Writes an arrival with its lines, and answers its number in the table. */
export async function addArrival(context: Context, input: Announced): Promise<number> {
  const { db, viewer } = context;
  await refuseUnknown(context, input);
  const { lines, ...fields } = input;
  const columns = { ...fields, remitoKey: remitoKey(input.remito), createdBy: viewer.accountId };
  const made = await arrivalsStore
    .create(context, columns, { told: { lines: lines.length } })
    // A second person entered the same paper between the look and this write.
    .catch((error: unknown) => {
      throw hasSqlState(error, UNIQUE) ? invalid({ remito: SAME_REMITO }) : error;
    });
  await db.insert(arrivalLine).values(
    lines.map(({ productId, quantity, packSize }, position) => ({
      ...{ arrivalId: made.id, position, productId, packSize },
      expected: quantity,
    })),
  );
  return made.id;
}

const SAME_REMITO = 'Ese remito de este proveedor ya está cargado.';

async function refuseUnknown(context: Context, input: Announced): Promise<void> {
  const { db } = context;
  const { siteId, supplierId, remito, lines } = input;
  if (!(await reachesSite(context, siteId))) {
    throw invalid({ siteId: 'Elegí un depósito a tu alcance.' });
  }
  const [who] = await db
    .select({ active: supplier.active })
    .from(supplier)
    .where(eq(supplier.id, supplierId));
  if (!who?.active) throw invalid({ supplierId: 'Elegí un proveedor en uso.' });
  const [twin] = await db
    .select({ number: arrival.number })
    .from(arrival)
    .where(
      and(
        eq(arrival.supplierId, supplierId),
        eq(arrival.remitoKey, remitoKey(remito)),
        ne(arrival.state, 'cancelled'),
      ),
    );
  if (twin) throw invalid({ remito: `${SAME_REMITO.slice(0, -1)}: ${twin.number}.` });
  const known = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        anyOf(
          product.id,
          lines.map(({ productId }) => productId),
        ),
        eq(product.active, true),
      ),
    );
  const ids = new Set(known.map(({ id }) => id));
  const wrong = lines.findIndex(({ productId }) => !ids.has(productId));
  if (wrong >= 0) throw invalid({ [`lines.${wrong}.productId`]: 'Elegí un producto en uso.' });
}
