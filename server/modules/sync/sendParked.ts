import { sendParkedRows } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { link } from '../../db/schema/sync';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { holdParked, type RejectRow } from './runQueries';
import { tellLinks } from './runs/tellLinks';
import { sendRejects } from './sendRejects';

/** More wait for the next time: a change is one transaction, and others want their turn. */
const MOST = 500;

/** Sends the rows of a link that waited for a closed month, run by run, the oldest first. */
export const sendParkedRowsHandler = implement(sendParkedRows, async ({ linkId }, context) => {
  const { db, viewer } = context;
  const [known] = await db.select({ id: link.id }).from(link).where(eq(link.id, linkId));
  if (!known) throw notFound('Ese enlace no existe.');
  const rows = await holdParked(db, viewer, linkId, MOST);
  const byRun = new Map<number, RejectRow[]>();
  for (const row of rows) byRun.set(row.runId, [...(byRun.get(row.runId) ?? []), row]);
  const sent: RejectRow[] = [];
  for (const ofRun of byRun.values()) sent.push(...(await sendRejects(context, ofRun)));
  await tellLinks(context.emit);
  const counted = (wanted: RejectRow['state']) =>
    sent.filter(({ state }) => state === wanted).length;
  return {
    written: counted('mended'),
    parked: counted('parked'),
    rejected: counted('rejected'),
  };
});
