import { sendParkedRows } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { link } from '../../../db/schema/sync';
import { implement } from '../../../engine/acciones/implement';
import { notFound } from '../../../engine/http/fault';
import { holdParked } from '../runQueries';
import { tellLinks } from '../runs/tellLinks';
import { MOST_AT_ONCE, sendHeld } from './sendHeld';

/** Sends the rows of a link that waited for a closed month; what is beyond so many waits for the next time. */
export const sendParkedRowsHandler = implement(sendParkedRows, async ({ linkId }, context) => {
  const { db, viewer } = context;
  const [known] = await db.select({ id: link.id }).from(link).where(eq(link.id, linkId));
  if (!known) throw notFound('Ese enlace no existe.');
  const rows = await holdParked(db, viewer, linkId, { most: MOST_AT_ONCE });
  const { written, unchanged, parked, rejected } = await sendHeld(context, rows);
  await tellLinks(context.emit);
  return { written: written + unchanged, parked, rejected };
});
