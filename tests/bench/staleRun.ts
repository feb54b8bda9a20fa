import { eq } from 'drizzle-orm';
import { payRun } from '../../server/db/schema/payRuns';
import { clock } from '../../server/engine/time/clock';
import { takeRules } from '../../server/modules/liquidations/frozenRun';
import { planOfRun } from '../../server/modules/liquidations/reckonRun';
import { sealsOf } from '../../server/modules/liquidations/runSeals';
import { staleness } from '../../server/modules/liquidations/staleness';
import { storeFacts } from '../../server/modules/liquidations/storePay';
import { takeFacts } from '../../server/modules/liquidations/takeFacts';
import { addPeople, bench } from './support/benchServer';

// npx tsx tests/bench/staleRun.ts measures a look at what changed since a run of 10,000 people took its data, and how much of it this process spends itself.
const PEOPLE = 10_000;
const PERIOD = '2026-05';
const NEWS = 6;
const ROUNDS = 7;

const middle = (values: readonly number[]) =>
  ([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(0);

await bench(async (server, say) => {
  await addPeople(server, PEOPLE);
  const { db, pool } = server.services.database;
  await pool.query(
    `update person set salary = 900000, salary_basis = 'monthly' where salary is null`,
  );
  await pool.query(
    `insert into news (person_id, type_id, author_id, state, from_day, to_day, quantity, paid_percent)
     select p.id, t.id, $1, 'validated', date '${PERIOD}-02' + n, date '${PERIOD}-02' + n, 1000 + n, 100
     from person p, generate_series(1, ${NEWS}) n, lateral (select id from news_type where sign = 'bonus' order by id limit 1) t
     where p.docket like 'B%'`,
    [server.admin.accountId],
  );
  const run = { kind: 'monthly', period: PERIOD, payDay: '2026-06-04' } as const;
  const frozen = { ...(await takeRules(db, run)), seals: await sealsOf(db, PERIOD) };
  const [row] = await db
    .insert(payRun)
    .values({
      ...{ ...run, number: 90, title: 'Medida', state: 'review', frozen },
      ...{ authorId: server.admin.accountId, frozenAt: clock.now() },
    })
    .returning();
  if (!row) throw new Error('a run was not stored');
  await storeFacts(db, row.id, await takeFacts(db, row, planOfRun('monthly', frozen)));
  await server.asOwner('analyze');
  const [stored] = await db.select().from(payRun).where(eq(payRun.id, row.id));
  const [whole, own]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    const found = stored ? await staleness(db, stored) : [];
    const { user, system } = process.cpuUsage(used);
    whole.push(performance.now() - start);
    own.push((user + system) / 1000);
    if (found.length > 0) throw new Error(found.join(' '));
  }
  say(`a look at ${PEOPLE} people: ${middle(whole)} ms, ${middle(own)} ms of this process`);
});
