import { counted } from '@contract/core/counted';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { jobProgress } from '../../../db/schema/events';
import { site } from '../../../db/schema/organisation';
import { link, linkRun } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';
import { recordEvent } from '../../../engine/events/recordEvent';
import { clock } from '../../../engine/time/clock';
import { DEFAULT_ZONE } from '../../../engine/time/zone';
import { dueNow, nextTime } from '../linkTimes';
import { beginRun } from './beginRun';
import { failRun } from './endRun';
import { tellLinks } from './tellLinks';

/** Runs whose task was given up, as one that ends its process again and again is. */
async function endAbandoned(db: Db, services: Services): Promise<number> {
  const left = await db
    .select({ id: linkRun.id })
    .from(linkRun)
    .innerJoin(jobProgress, eq(jobProgress.id, linkRun.jobId))
    .where(
      and(
        anyOf(linkRun.state, ['queued', 'running']),
        anyOf(jobProgress.state, ['done', 'failed', 'cancelled']),
      ),
    );
  for (const { id } of left) await failRun(db, services, id, 'Se interrumpió antes de terminar.');
  return left.length;
}

const missedText = (missed: number) =>
  `El servidor no estaba: ${counted(missed, 'corrida perdida', 'corridas perdidas')}.`;

/** Starts the links whose moment came; what is held by another process is that one's. */
export async function startDueLinks(db: Db, services: Services): Promise<void> {
  if (services.config.demo) {
    const { makeDemoFolder } = await import('./demoFolder');
    await makeDemoFolder(db, services);
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const ended = await endAbandoned(tx, services);
    const due = await tx
      .select()
      .from(link)
      .where(and(eq(link.paused, false), isNotNull(link.nextAt), lte(link.nextAt, now)))
      .for('update', { skipLocked: true });
    const zones = await tx.select({ id: site.id, zone: site.zone }).from(site);
    for (const one of due) {
      const zone = zones.find(({ id }) => id === one.siteId)?.zone ?? DEFAULT_ZONE;
      const { runs, missed } = dueNow(one, zone, one.nextAt ?? now, now);
      if (runs) {
        const begun = await beginRun(tx, services, one, 'schedule');
        if (begun && missed > 0) {
          await tx
            .update(linkRun)
            .set({ error: missedText(missed) })
            .where(eq(linkRun.id, begun));
        }
      } else {
        await tx.insert(linkRun).values({
          ...{ linkId: one.id, state: 'missed', reason: 'schedule', endedAt: sql`anden_now()` },
          error: missedText(missed),
        });
      }
      await tx
        .update(link)
        .set({ nextAt: nextTime(one, zone, now) })
        .where(eq(link.id, one.id));
    }
    if (due.length + ended > 0) {
      await tellLinks((tags, audience) => recordEvent(tx, tags, audience));
    }
  });
  await services.jobs.flush();
  services.wake();
}
