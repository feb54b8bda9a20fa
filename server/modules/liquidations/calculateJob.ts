import { calculatePayRun, stopPayRun } from '@contract/liquidations/runAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { changeByTask } from './changeByTask';
import type { FrozenRun } from './frozenRun';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { populationOf } from './populationOf';
import { previousRun } from './presentRun';
import { monthsOfPay, planOfRun, reckonRun } from './reckonRun';
import { holdForRun } from './runHolds';
import { flagsOf, type Run } from './runRules';
import { goesOn, stillOn } from './runTask';
import { type StoredPay, storeFacts, storePay } from './storePay';
import { snapshotRunFacts } from './takeRunFacts';

const payload = z.object({ id: z.number() });

/** So many people are reckoned between two breaths of the server. */
const AT_ONCE = 50;

const runOf = async (db: Db, id: number): Promise<Run | undefined> =>
  (await db.select().from(payRun).where(eq(payRun.id, id)))[0];

const waiting = (db: Db, runId: number) =>
  db
    .select({ id: payRunPerson.id, personId: payRunPerson.personId, facts: payRunPerson.facts })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, runId), isNull(payRunPerson.reckonedAt)))
    .orderBy(asc(payRunPerson.id))
    .limit(AT_ONCE);

type Waiting = Awaited<ReturnType<typeof waiting>>[number];

/** This reads what the run before paid some people. */
export async function netsBefore(db: Db, run: Run): Promise<(personId: number) => string | null> {
  const previous = await previousRun(db, run);
  if (!previous) return () => null;
  const rows = await db
    .select({ personId: payRunPerson.personId, net: payRunPerson.net })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, previous.id));
  const nets = new Map(rows.map(({ personId, net }) => [personId, net]));
  return (personId) => nets.get(personId) ?? null;
}

export function reckonPerson(
  { id, personId, facts: kept }: Waiting,
  frozen: FrozenRun,
  plan: readonly ReadyConcept[],
  before: { net: string | null; compared: boolean },
): StoredPay {
  const facts = kept as PayFacts;
  const pay = reckonRun(plan, facts, frozen);
  const compared = {
    previousNet: before.net,
    compared: before.compared,
    differencePercent: frozen.differencePercent,
  };
  const months = pay.problem === undefined ? monthsOfPay(pay, facts, frozen) : {};
  const flags = flagsOf(pay, facts, compared);
  return { id, personId, pay, previousNet: before.net, flags, months };
}

async function calculate(job: JobRun, id: number): Promise<number> {
  const { db } = job.services.database;
  const run = await runOf(db, id);
  const task = { jobId: job.id, state: 'calculating' } as const;
  if (!goesOn(run, task)) return 0;
  const frozen = run.frozen as FrozenRun;
  const plan = planOfRun(run.kind, frozen);
  const taken = await db.$count(payRunPerson, eq(payRunPerson.runId, id));
  if (taken === 0) {
    const ids = (await populationOf(db, run)).map((person) => person.id);
    await job.step(0, ids.length, async ({ db: tx }) => {
      if (await stillOn(tx, id, task)) await holdForRun(tx, run, plan, ids);
    });
    const facts = await snapshotRunFacts(db, run, plan);
    await job.step(0, facts.size, async ({ db: tx }) => {
      if (await stillOn(tx, id, task)) await storeFacts(tx, id, facts);
    });
  }
  const total = await db.$count(payRunPerson, eq(payRunPerson.runId, id));
  const netBefore = await netsBefore(db, run);
  const compared = (await previousRun(db, run)) !== undefined;
  let left = await waiting(db, id);
  let done =
    total -
    (await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), isNull(payRunPerson.reckonedAt)),
    ));
  while (left.length > 0) {
    const stored = left.map((one) =>
      reckonPerson(one, frozen, plan, { net: netBefore(one.personId), compared }),
    );
    done += stored.length;
    let stopped = false;
    await job.step(done, total, async ({ db: tx }) => {
      stopped = !(await stillOn(tx, id, task));
      if (!stopped) await storePay(tx, id, stored);
    });
    if (stopped) return total;
    left = await waiting(db, id);
  }
  return total;
}

/** Reckons everybody of a run who is not reckoned yet: after a crash it goes on with those. */
export const calculateJob: JobKind = {
  kind: 'payRun',
  run: async (job) => {
    const { id } = payload.parse(job.payload);
    const { services } = job;
    const end = (whole: boolean) =>
      job.step(job.doneUnits, job.doneUnits, async (step) => {
        const task = { jobId: job.id, state: 'calculating' } as const;
        if (!(await stillOn(step.db, id, task))) return;
        const accion = whole ? calculatePayRun.name : stopPayRun.name;
        const kind = whole ? 'calculated' : null;
        await changeByTask(step, { job, accion }, id, { state: 'review', jobId: null }, { kind });
      });
    let people = 0;
    try {
      people = await calculate(job, id);
    } catch (error) {
      // Nothing is half done: whoever calculates again goes on from the same data. Without its database it goes on by itself.
      if (!isLostConnection(error)) await end(false);
      throw error;
    }
    await end(true);
    const failed = await services.database.db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), sql`${payRunPerson.problem} <> ''`),
    );
    const all =
      people === 1
        ? 'Una persona calculada'
        : `${people.toLocaleString('es-AR')} personas calculadas`;
    const problems =
      failed === 1 ? ', una con problemas' : `, ${failed.toLocaleString('es-AR')} con problemas`;
    return { message: `${all}${failed > 0 ? problems : ''}.`, link: `/liquidations/${id}` };
  },
};
