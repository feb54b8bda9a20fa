import { sendParkedRows } from '@contract/sync/linkAcciones';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/Db';
import { isLostConnection } from '../../../db/isLostConnection';
import { link, linkReject, linkRun } from '../../../db/schema/sync';
import { type AfterCommit, contextFor, taskConnection } from '../../../engine/acciones/contextFor';
import { Fault, faultText } from '../../../engine/http/fault';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { notify } from '../../../engine/notifications/notify';
import { holdParked } from '../runQueries';
import { definitionFor, viewerFor } from '../runs/linkJob';
import { tellLinks } from '../runs/tellLinks';
import type { ParkedPayload } from './askParked';
import { addToParkedRun, failParkedRun, findParkedRun, reopenedText, sentText } from './parkedRun';
import { MOST_AT_ONCE, type SentCounts, sendHeld } from './sendHeld';

const payload: z.ZodType<ParkedPayload> = z.object({
  linkId: z.number(),
  siteId: z.number(),
  month: z.string(),
});

const PAUSED = 'El enlace está en pausa: sus filas siguen esperando.';
const GONE = 'Ese enlace ya no existe.';

const isParked = sql`${linkReject.state} = 'parked'`;

/** The rows of a link that wait, from one on. They are not held yet: those that somebody else sends meanwhile are left out once they are. */
const parkedAfter = (db: Db, linkId: number, after: number) =>
  db
    .select({ id: linkReject.id })
    .from(linkReject)
    .innerJoin(linkRun, eq(linkRun.id, linkReject.runId))
    .where(and(eq(linkRun.linkId, linkId), isParked, gt(linkReject.id, after)))
    .orderBy(asc(linkReject.id))
    .limit(MOST_AT_ONCE);

/** Held, so that whoever pauses it or removes it waits for the batch under way. */
async function holdLink(db: Db, id: number) {
  const [found] = await db.select().from(link).where(eq(link.id, id)).for('share');
  return found;
}

/** Sends rows up to one of them in one transaction, in the name that the link has now; answers why it stops, if it does. */
async function sendBatch(
  job: JobRun,
  { linkId, from, to }: { linkId: number; from: number; to: number },
): Promise<string | null> {
  let stops: string | null = null;
  const after: AfterCommit[] = [];
  await job.step(job.doneUnits, job.doneUnits, async ({ db, services, emit }) => {
    after.length = 0;
    const found = await holdLink(db, linkId);
    stops = found ? (found.paused ? PAUSED : null) : GONE;
    if (!found || stops !== null) return;
    const viewer = await viewerFor(job, found.accountId);
    definitionFor(viewer, found.what);
    const acting = { services, connection: taskConnection('enlace'), accion: sendParkedRows };
    const context = contextFor({ ...acting, db, after }, viewer);
    const rows = await holdParked(db, viewer, linkId, { most: MOST_AT_ONCE, from, to });
    const counts: SentCounts = await sendHeld(context, rows);
    await addToParkedRun(db, { jobId: job.id, linkId }, counts);
    await tellLinks(emit);
  });
  for (const task of after) await task();
  return stops;
}

/** Says on the link's page what went in by itself, and to whom the link tells. */
async function tellSent(job: JobRun, { linkId, ...period }: ParkedPayload): Promise<string> {
  let told = 'Ninguna pudo entrar todavía.';
  await job.step(job.doneUnits, job.doneUnits, async ({ db, services, emit }) => {
    const run = await findParkedRun(db, job.id);
    const found = await holdLink(db, linkId);
    if (!run || !found) return;
    const ofLink = sql`${linkReject.runId} in (select id from link_run where link_id = ${linkId})`;
    const left = await db.$count(linkReject, and(ofLink, isParked));
    told = `${await reopenedText(db, period)} ${sentText(run, left)}`;
    await db
      .update(linkRun)
      .set({ error: told.slice(0, 500) })
      .where(eq(linkRun.id, run.id));
    await notify({ db, services, emit }, [found.accountId], {
      type: 'sync.parked',
      title: `Se mandaron solas filas que esperaban en ${found.name}`,
      body: told,
      link: run.rejected > 0 ? `/sync/${linkId}?ver=rechazadas` : `/sync/${linkId}`,
    });
    await tellLinks(emit);
  });
  await job.services.jobs.flush();
  return told;
}

/** The rows stay where they were, and the link says why. */
async function tellNotSent(job: JobRun, asked: ParkedPayload, words: string): Promise<string> {
  const { linkId, ...period } = asked;
  let told = words;
  await job.step(job.doneUnits, job.doneUnits, async ({ db, services, emit }) => {
    const found = await holdLink(db, linkId);
    if (!found) return;
    told = `${await reopenedText(db, period)} Las filas que esperaban no se mandaron: ${words}`;
    await failParkedRun(db, { jobId: job.id, linkId }, told);
    await notify({ db, services, emit }, [found.accountId], {
      type: 'sync.parked',
      title: `Siguen esperando filas en ${found.name}`,
      body: told,
      link: `/sync/${linkId}`,
    });
    await tellLinks(emit);
  });
  await job.services.jobs.flush();
  return told;
}

async function work(job: JobRun, asked: ParkedPayload): Promise<string> {
  const { db } = job.services.database;
  for (let from = 0; ; ) {
    const to = (await parkedAfter(db, asked.linkId, from)).at(-1)?.id;
    if (to === undefined) return tellSent(job, asked);
    const stops = await sendBatch(job, { linkId: asked.linkId, from, to });
    if (stops !== null) return stops;
    from = to;
  }
}

/** Sends the rows of a link that waited for a month which was reopened, batch by batch; they are let in or not as with the button. */
export async function sendReopened(job: JobRun): Promise<string> {
  const asked = payload.parse(job.payload);
  try {
    return await work(job, asked);
  } catch (error) {
    if (isLostConnection(error)) throw error;
    const known = error instanceof Fault;
    const words = known ? faultText(error) : 'hubo un error del servidor.';
    const told = await tellNotSent(job, asked, words);
    if (!known) throw error;
    return told;
  }
}
