import { publishPayRun, reversePayRun, stopPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { contextFor, taskConnection } from '../../engine/acciones/contextFor';
import { forbidden } from '../../engine/http/fault';
import { ahead } from '../../engine/jobs/ahead';
import type { JobKind, JobRun, JobStep } from '../../engine/jobs/jobRunner';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { readAccountViewer } from '../../engine/session/readViewer';
import { employerOf } from '../../engine/settings/employer';
import { turnOfTask } from '../../engine/signing/turnOf';
import { clock } from '../../engine/time/clock';
import { giveWithheldBack, settleWithheld } from '../garnishments';
import { closePayBatch, makeSlip, type PayBatch, payBatch, publishSlip } from '../receipts';
import { changeByTask, type TaskActor } from './changeByTask';
import { releaseAhead } from './payAhead';
import { reversedReceipts } from './reversedReceipts';
import type { Run } from './runRules';
import { goesOn, stillOn } from './runTask';
import { slipOf } from './slipOf';
import {
  countUnpublished,
  failsAll,
  keepPublished,
  keepUnpublished,
  leftWords,
  type PublishedPerson,
  peopleOf,
  unpublishedIds,
} from './unpublished';

const payload = z.object({ id: z.number(), origin: z.string(), address: z.string() });
const AT_ONCE = 50;
/** Slips that are being made while one is given out. */
const BEGUN = 4;

/** Made or given to nobody for what is wrong with one: the others get theirs. */
type Tried<T> = { made: T } | { error: unknown };

async function tried<T>(make: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { made: await make() };
  } catch (error) {
    if (failsAll(error)) throw error;
    return { error };
  }
}

/** Whether it came to the end: somebody may have stopped it. Who could not be given theirs keeps why. */
async function publish(job: JobRun, run: Run, batch: PayBatch): Promise<boolean> {
  const { services, accountId } = job;
  const { origin, address } = payload.parse(job.payload);
  const { db } = services.database;
  const viewer = accountId === null ? null : await readAccountViewer(db, accountId);
  if (!viewer) throw forbidden();
  const { drawPaySlip } = await import('./drawPaySlip');
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
  const left = await unpublishedIds(db, run.id);
  let done = total - left.length;
  const turn = turnOfTask(job.id);
  const task = { jobId: job.id, state: 'publishing' } as const;
  const reversed = await runOf(db, run.reversesId);
  const settle = async (context: Context, person: PublishedPerson) => {
    const { personId, items, withheld } = person;
    if (reversed) {
      await givePayItemsBack(context, reversed, personId);
      await giveWithheldBack(context, reversed.id, personId);
    } else {
      await settlePayItems(context, run, personId, items);
      await settleWithheld(context, { id: run.id }, withheld);
    }
  };
  for (let at = 0; at < left.length; at += AT_ONCE) {
    const people = await peopleOf(db, left.slice(at, at + AT_ONCE));
    const takenBack = await reversedReceipts(
      db,
      reversed,
      people.map(({ personId }) => personId),
    );
    const slips = ahead(people, BEGUN, (person) =>
      tried(async () => {
        const { personId, net: netPay } = person;
        const bytes = await drawPaySlip(await slipOf(db, run, person, employer));
        return makeSlip(contextIn(db), { personId, title: run.title, bytes, origin, netPay }, turn);
      }),
    );
    for await (const { thing: person, made: slip } of slips) {
      const { personId } = person;
      done += 1;
      let stopped = false;
      const step = (work: (tx: Db) => Promise<void>) =>
        job.step(done, total, async ({ db: tx }) => {
          stopped = !(await stillOn(tx, run.id, task));
          if (!stopped) await work(tx);
        });
      const given =
        'error' in slip
          ? slip
          : await tried(() =>
              step(async (tx) => {
                const reversesId = takenBack.get(personId) ?? null;
                const values = { ...batch, personId, pieceId: null, reversesId };
                const receiptId = await publishSlip(contextIn(tx), slip.made, values);
                await keepPublished(tx, person.id, receiptId);
                await settle(contextIn(tx), person);
              }),
            );
      if ('error' in given) await step((tx) => keepUnpublished(tx, person.id, given.error));
      if (stopped) return false;
    }
  }
  return true;
}

const runOf = async (db: Db, id: number | null): Promise<Run | undefined> =>
  id === null ? undefined : (await db.select().from(payRun).where(eq(payRun.id, id)))[0];

/** Everybody has the slip that takes theirs back: the other run is as if it had never been. */
async function markReversed(step: JobStep, { reversesId, reason }: Run, actor: TaskActor) {
  if (reversesId === null) return;
  const by = { ...actor, accion: reversePayRun.name };
  await changeByTask(step, by, reversesId, { state: 'reversed' }, { kind: 'reversed', reason });
  await releaseAhead(step.db, reversesId);
}

/** Gives each person of a run their slip, one step each: after a crash it goes on with who has none. */
export const publishJob: JobKind = {
  kind: 'payRunPublish',
  run: async (job) => {
    const { id, address } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
    if (goesOn(run, { jobId: job.id, state: 'publishing' }) && run.batchId !== null) {
      const { batchId } = run;
      const end = (state: 'published' | 'approved') =>
        job.step(job.doneUnits, job.doneUnits, async (step) => {
          const whole = state === 'published';
          const publishedAt = whole ? clock.now() : null;
          const accion = whole ? publishPayRun.name : stopPayRun.name;
          const actor = { job, accion, address };
          const kind = whole ? 'published' : null;
          await changeByTask(step, actor, id, { state, publishedAt, jobId: null }, { kind });
          if (!whole) return;
          await markReversed(step, run, actor);
          await closePayBatch(step, batchId);
        });
      let whole = false;
      try {
        whole = await publish(job, run, await payBatch(db, batchId));
      } catch (error) {
        // Slips that were published stay; publishing again gives them to the rest. After a lost connection the task goes on by itself.
        if (!isLostConnection(error)) await end('approved');
        throw error;
      }
      if (whole) await end((await countUnpublished(db, id)) === 0 ? 'published' : 'approved');
    }
    const published = await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), sql`${payRunPerson.receiptId} is not null`),
    );
    const left = await countUnpublished(db, id);
    const all =
      published === 1
        ? 'Se publicó un recibo.'
        : `Se publicaron ${published.toLocaleString('es-AR')} recibos.`;
    return {
      message: left === 0 ? all : `${all} ${leftWords(left)}`,
      link: `/liquidations/${id}`,
    };
  },
};
