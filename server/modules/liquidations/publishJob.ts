import { publishPayRun } from '@contract/liquidations/runAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import { payRun, payRunEvent, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { contextFor, taskConnection } from '../../engine/acciones/contextFor';
import { forbidden } from '../../engine/http/fault';
import { ahead } from '../../engine/jobs/ahead';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { readAccountViewer } from '../../engine/session/readViewer';
import { employerOf } from '../../engine/settings/employer';
import { turnOfTask } from '../../engine/signing/turnOf';
import { clock } from '../../engine/time/clock';
import { giveWithheldBack, settleWithheld } from '../garnishments';
import { closePayBatch, makeSlip, type PayBatch, payBatch, publishSlip } from '../receipts';
import { releaseAhead } from './payAhead';
import type { Run } from './runRules';
import { goesOn, stillOn } from './runTask';
import { slipOf } from './slipOf';
import { tellRun } from './tellRun';

const payload = z.object({ id: z.number(), origin: z.string(), address: z.string() });
const AT_ONCE = 50;
/** Slips that are being made while one is given out. */
const BEGUN = 4;

/** Who has no slip yet: what an interrupted run published is not among them. */
const waiting = (db: Db, runId: number) =>
  db
    .select()
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, runId), isNull(payRunPerson.receiptId)))
    .orderBy(asc(payRunPerson.id))
    .limit(AT_ONCE);

type Person = Awaited<ReturnType<typeof waiting>>[number];

/** Whether everybody has theirs: somebody may have stopped it. */
async function publish(job: JobRun, run: Run, batch: PayBatch): Promise<boolean> {
  const { services, accountId } = job;
  const { origin, address } = payload.parse(job.payload);
  const { db } = services.database;
  const viewer = accountId === null ? null : await readAccountViewer(db, accountId);
  if (!viewer) throw forbidden();
  const { drawPaySlip } = await import('./paySlip');
  const contextIn = (inside: Db) =>
    contextFor(
      {
        services,
        connection: taskConnection(address),
        accion: publishPayRun,
        db: inside,
        after: [],
      },
      viewer,
    );
  const employer = await employerOf(db);
  const total = await db.$count(payRunPerson, eq(payRunPerson.runId, run.id));
  let left = await waiting(db, run.id);
  let done =
    total -
    (await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, run.id), isNull(payRunPerson.receiptId)),
    ));
  const turn = turnOfTask(job.id);
  const task = { jobId: job.id, state: 'publishing' } as const;
  const reversed = await runOf(db, run.reversesId);
  const settle = async (context: Context, person: Person) => {
    const { personId, items, withheld } = person;
    if (reversed) {
      await givePayItemsBack(context, reversed, personId);
      await giveWithheldBack(context, reversed.id, personId);
    } else {
      await settlePayItems(context, run, personId, items);
      await settleWithheld(context, { id: run.id }, withheld);
    }
  };
  while (left.length > 0) {
    const slips = ahead(left, BEGUN, async (person) => {
      const { personId, net: netPay } = person;
      const bytes = await drawPaySlip(await slipOf(db, run, person, employer));
      return makeSlip(contextIn(db), { personId, title: run.title, bytes, origin, netPay }, turn);
    });
    for await (const { thing: person, made } of slips) {
      const { personId } = person;
      done += 1;
      let stopped = false;
      await job.step(done, total, async ({ db: tx }) => {
        stopped = !(await stillOn(tx, run.id, task));
        if (stopped) return;
        const receiptId = await publishSlip(contextIn(tx), made, {
          ...batch,
          personId,
          pieceId: null,
        });
        await tx.update(payRunPerson).set({ receiptId }).where(eq(payRunPerson.id, person.id));
        await settle(contextIn(tx), person);
      });
      if (stopped) return false;
    }
    left = await waiting(db, run.id);
  }
  return true;
}

const runOf = async (db: Db, id: number | null): Promise<Run | undefined> =>
  id === null ? undefined : (await db.select().from(payRun).where(eq(payRun.id, id)))[0];

/** Everybody has the slip that takes theirs back: the other run is as if it had never been. */
async function markReversed(db: Db, { reversesId, reason }: Run, accountId: number | null) {
  if (reversesId === null) return;
  await db
    .update(payRun)
    .set({ state: 'reversed', version: sql`${payRun.version} + 1` })
    .where(eq(payRun.id, reversesId));
  await releaseAhead(db, reversesId);
  await db.insert(payRunEvent).values({ runId: reversesId, kind: 'reversed', accountId, reason });
}

/** Gives each person of a run their slip, one step each: after a crash it goes on with who has none. */
export const publishJob: JobKind = {
  kind: 'payRunPublish',
  run: async (job) => {
    const { id } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
    if (goesOn(run, { jobId: job.id, state: 'publishing' }) && run.batchId !== null) {
      const { batchId } = run;
      const end = (state: 'published' | 'approved') =>
        job.step(job.doneUnits, job.doneUnits, async ({ db: tx, emit }) => {
          const publishedAt = state === 'published' ? clock.now() : null;
          const version = sql`${payRun.version} + 1`;
          await tx
            .update(payRun)
            .set({ state, publishedAt, jobId: null, version })
            .where(eq(payRun.id, id));
          if (state === 'published') {
            await markReversed(tx, run, job.accountId);
            await tx
              .insert(payRunEvent)
              .values({ runId: id, kind: 'published', accountId: job.accountId });
            await closePayBatch({ db: tx, emit }, batchId);
          }
          await tellRun({ emit }, id);
          if (run.reversesId !== null) await tellRun({ emit }, run.reversesId);
        });
      let whole = false;
      try {
        whole = await publish(job, run, await payBatch(db, batchId));
      } catch (error) {
        // What was published stays; publishing again gives it to the rest. Without its database it goes on by itself.
        if (!isLostConnection(error)) await end('approved');
        throw error;
      }
      if (whole) await end('published');
    }
    const published = await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), sql`${payRunPerson.receiptId} is not null`),
    );
    return {
      message:
        published === 1
          ? 'Se publicó un recibo.'
          : `Se publicaron ${published.toLocaleString('es-AR')} recibos.`,
      link: `/liquidations/${id}`,
    };
  },
};
