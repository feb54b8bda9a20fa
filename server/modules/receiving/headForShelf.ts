import { headForShelf } from '@contract/receiving/putAwayAcciones';
import { eq, sql } from 'drizzle-orm';
import { intakeLine } from '../../db/schema/receiving';
import { location } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { arrivalReaders } from './arrivalScope';
import { mayDriveForklift } from './forkliftLicence';
import { holdIntakeLine } from './holdIntakeLine';
import { isHeaded, openPutAways } from './openPutAways';

export const headForShelfHandler = implement(headForShelf, async ({ id, going }, context) => {
  const { db, viewer, emit } = context;
  const { siteId, locationId, line } = await holdIntakeLine(context, id);
  await refuseTaken(context, id, line.headedBy);
  const ours = eq(intakeLine.id, id);
  // Two who set out at once take turns, so that the second knows what the first is bringing.
  await db
    .select({ id: location.id })
    .from(location)
    .where(eq(location.id, locationId))
    .for('update');
  const shelf = going ? await shelfFor(context, id, line.stockId) : null;
  await db
    .update(intakeLine)
    .set(
      shelf
        ? {
            ...{ headedToId: shelf.shelfId, headedBy: viewer.accountId },
            headedAt: sql`anden_now()`,
          }
        : { headedToId: null, headedBy: null, headedAt: null },
    )
    .where(ours);
  await emit([{ type: 'Arrival', id: 'LIST' }], arrivalReaders(siteId));
  if (!shelf) return { shelf: null };
  const { code, barcode, why, forklift } = shelf;
  return { shelf: { code, barcode, why, forklift } };
});

async function refuseTaken({ db, viewer }: Context, id: number, headedBy: number | null) {
  if (headedBy === null || headedBy === viewer.accountId) return;
  const [taken] = await db
    .select({ now: sql<boolean>`${isHeaded(sql`${intakeLine}`)}` })
    .from(intakeLine)
    .where(eq(intakeLine.id, id));
  if (!taken?.now) return;
  const who = (await authorRefs(db, [headedBy])).get(headedBy);
  throw conflict(`Lo está llevando ${who?.name ?? 'otra persona'}.`);
}

async function shelfFor({ db, viewer }: Context, id: number, stockId: number) {
  const [found] = await openPutAways(db, {
    where: sql`${intakeLine.stockId} = ${stockId}`,
    only: sql`o.id = ${id}`,
    most: 1,
    drives: await mayDriveForklift(db, viewer.personId),
  });
  if (!found) throw conflict('Eso ya no está en el lugar de recepción: alguien lo movió.');
  const { shelfId, code, barcode, why, forklift } = found;
  if (shelfId === null || code === null || barcode === null || why === null) return null;
  return { shelfId, code, barcode, why, forklift: forklift === true };
}
