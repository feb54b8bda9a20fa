import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { link } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';
import { recordEvent } from '../../../engine/events/recordEvent';
import { notifyEach } from '../../../engine/notifications/notify';
import { tellLinks } from '../runs/tellLinks';
import { isQuiet } from './isQuiet';
import { quietNotice } from './limitNotices';

/** Tells once of each link in which nothing came for too long; whichever process marks it is the one that tells. */
export async function tellQuietLinks(db: Db, services: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const quiet = await tx
      .update(link)
      .set({ quietTold: true })
      .where(and(isQuiet, eq(link.quietTold, false)))
      .returning();
    if (quiet.length === 0) return;
    const emit: Parameters<typeof tellLinks>[0] = (tags, audience) =>
      recordEvent(tx, tags, audience);
    await notifyEach(
      { db: tx, services, emit },
      quiet.map((one) => ({ accountIds: [one.accountId], notice: quietNotice(one) })),
    );
    await tellLinks(emit);
  });
  await services.jobs.flush();
  services.wake();
}
