import { asc, eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { type Database, openPool, taskBounds } from '../../../db/client';
import { payRun, payRunPerson } from '../../../db/schema/payRuns';
import { receipt } from '../../../db/schema/receipts';
import { account } from '../../../db/schema/session';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { demoBegins, firstBack } from '../../../seed/demoYear';
import { type PayHistory, payHistoryJob } from './payHistoryJob';

let server: TestServer;
/** Tasks have such a connection: a month with its slips takes longer than a request may. */
let work: Database;

beforeAll(async () => {
  server = await buildServer();
  work = openPool(server.ownerUrl, () => undefined, taskBounds);
});
afterAll(async () => {
  await work.close();
  await server.close();
});

test('the task pays an older month with a slip for everybody, keeps nothing of one that was cut, and the month after is compared with it', async () => {
  const { db } = work;
  const named = async (username: string) =>
    (await db.select().from(account).where(eq(account.username, username)))[0]?.id ?? 0;
  const next = demoBegins().slice(0, 7);
  const period = firstBack(3).slice(0, 7);
  const payload: PayHistory = {
    ...{ periods: [period], next },
    ...{ authorId: await named('sueldos'), approverId: await named('rrhh') },
  };
  const run = (cut: boolean) => {
    const step: JobRun['step'] = (_done, _total, stepWork) =>
      db.transaction(async (tx) => {
        await stepWork({ db: tx, services: server.services, emit: async () => undefined });
        if (cut) throw new Error('cut');
      });
    const job = { id: 'prueba', payload, doneUnits: 0, services: server.services, step };
    return payHistoryJob.run(job as Partial<JobRun> as JobRun);
  };
  const monthly = () =>
    db
      .select()
      .from(payRun)
      .where(sql`${payRun.period} = ${period} and ${payRun.kind} = 'monthly'`);
  await expect(run(true)).rejects.toThrow('cut');
  expect(await monthly()).toEqual([]);
  await run(false);
  const [paid] = await monthly();
  expect(paid?.state).toBe('paid');
  const people = await db
    .select({ net: payRunPerson.net, receiptId: payRunPerson.receiptId })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, paid?.id ?? 0))
    .orderBy(asc(payRunPerson.id));
  expect(people.length).toBeGreaterThan(50);
  expect(people.filter(({ receiptId }) => receiptId === null)).toEqual([]);
  const [slip] = await db
    .select({ netPay: receipt.netPay })
    .from(receipt)
    .where(eq(receipt.id, people[0]?.receiptId ?? 0));
  expect(slip?.netPay).toBe(people[0]?.net);
  const { rows } = await db.execute<{ before: number }>(sql`
    select count(p.previous_net)::int as before from pay_run_person p join pay_run r on r.id = p.run_id
    where r.period = ${next} and r.kind = 'monthly'`);
  expect(rows[0]?.before).toBe(people.length);
}, 120_000);
