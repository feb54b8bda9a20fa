import { listPayGrid } from '@contract/liquidations/payGridAcciones';
import { listPayRunPeople, listPayRuns } from '@contract/liquidations/runAcciones';
import { listCondition } from '../../server/engine/lists/listCondition';
import type { ListDefinition } from '../../server/engine/lists/listDefinition';
import { listOrder } from '../../server/engine/lists/listOrder';
import { marksOf } from '../../server/engine/lists/marksOf';
import { runList } from '../../server/engine/lists/runList';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { payGrid, toGridRows } from '../../server/modules/liquidations/payGrid';
import { runPeople } from '../../server/modules/liquidations/runPeople';
import { payRunsList, toRunRows } from '../../server/modules/liquidations/runQueries';
import { addPeople, type BenchServer, bench } from './support/benchServer';

// npx tsx tests/bench/payLists.ts: pages of runs, of their people and of the grid, with 4,000 and with 400,000 of them.
const RUNS = 40;
const SIZES = [100, 10_000] as const;
const SIZE = 50;
const ROUNDS = 15;
const CONCEPTS = 20;

async function median(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return (times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0).toFixed(1);
}

/** So many months of so many people each, and the lines of the last two; what is known of each is as long as it is in life. */
async function addRuns({ services, asOwner }: BenchServer, people: number, authorId: number) {
  const { pool } = services.database;
  await asOwner('truncate pay_run_person, pay_line');
  await pool.query(`delete from pay_run where title like 'Medida %'`);
  await pool.query(
    `insert into pay_run (kind, period, number, title, pay_day, state, author_id)
     select 'monthly', to_char(date '2020-01-01' + make_interval(months => n), 'YYYY-MM'), 90, 'Medida ' || n,
       date '2024-01-01', 'review', $1 from generate_series(1, ${RUNS}) n`,
    [authorId],
  );
  const { rows: runs } = await pool.query<{ id: number }>(
    `select id from pay_run where title like 'Medida %' order by period`,
  );
  // The owner writes these, whose statements have no time limit.
  for (const { id } of runs) {
    await asOwner(
      `insert into pay_run_person (run_id, person_id, facts, remunerative, net, previous_net, flags, problem)
       select ${id}, p.id, jsonb_build_object('cuil', p.cuil, 'cbu', null, 'more', repeat(md5(p.id::text), 40)),
         100000 + (p.id * 7919::bigint) % 900000, 100000 + (p.id * 7919::bigint) % 900000, 100000 + (p.id * 104729::bigint) % 900000,
         case when p.id % 50 = 0 then array['different'] else '{}'::text[] end, case when p.id % 500 = 0 then 'Sin sueldo' else '' end
       from (select id, cuil from person where docket like 'B%' order by id limit ${people}) p`,
    );
  }
  for (const { id } of runs.slice(-2)) {
    await asOwner(
      `insert into pay_line (run_id, person_id, concept_id, code, amount)
       select p.run_id, p.person_id, c.id, c.code, 1000 from pay_run_person p,
         (select id, code from pay_concept order by id limit ${CONCEPTS}) c where p.run_id = ${id}`,
    );
  }
  services.marks.changed([{ tags: [{ type: 'PayRun', id: 'LIST' }] }]);
  await asOwner('vacuum analyze pay_run_person');
  await asOwner('vacuum analyze pay_line');
  await asOwner('vacuum analyze pay_run');
}

/** A person who keeps everybody's pay. */
async function payroll({ services }: BenchServer) {
  const { db, pool } = services.database;
  const { rows } = await pool.query<{ id: number }>(
    `select id from account where username = 'sueldos'`,
  );
  const viewer = await readAccountViewer(db, rows[0]?.id ?? 0);
  if (!viewer) throw new Error('nobody prepares pay');
  return viewer;
}

type Payroll = Awaited<ReturnType<typeof payroll>>;

async function measure(
  { services }: BenchServer,
  viewer: Payroll,
  people: number,
  say: (line: string) => void,
) {
  const { db, pool } = services.database;
  const context = { services, viewer, reach: 'all' as const, db };
  const { rows } = await pool.query<{ id: number }>(
    `select id from pay_run where title like 'Medida %' order by period desc limit 1`,
  );
  const ofRun = [{ field: 'runId', operator: 'is', value: rows[0]?.id ?? 0 }];
  const flagged = [...ofRun, { field: 'flag', operator: 'in', value: ['different'] }];
  const asked = {
    'the last run, by name': { filters: ofRun },
    'the last run, by net': { filters: ofRun, sort: [{ field: 'net', direction: 'desc' }] },
    'the last run, by change': { filters: ofRun, sort: [{ field: 'change', direction: 'desc' }] },
    'the last run, who is different': { filters: flagged },
    'all runs, by name': { filters: [] },
  };
  const all = people * RUNS;
  for (const [how, more] of Object.entries(asked)) {
    const input = listPayRunPeople.input.parse({ ...more, size: SIZE });
    const found = await runList(runPeople, context, { ...input, size: 1 });
    const rowsIn = how.startsWith('all') ? all : how.endsWith('different') ? found.total : people;
    const pages = Math.max(1, Math.ceil(rowsIn / SIZE));
    const first = await median(() => runList(runPeople, context, input));
    const start = performance.now();
    for (const list of [runPeople, payGrid] as unknown as ListDefinition[]) {
      // A screen with more rows than a page counts does the same.
      const where = listCondition(list, context, input as never);
      await marksOf(services, db, list, where, listOrder(list, context, input as never)).read();
    }
    const counting = (performance.now() - start) / 2;
    const times: string[] = [];
    for (const [name, page] of [
      ['first', 1],
      ['middle', Math.ceil(pages / 2)],
      ['last', pages],
    ] as const) {
      const list = await median(() => runList(runPeople, context, { ...input, page }));
      const gridInput = { ...listPayGrid.input.parse({ ...more, size: SIZE }), page };
      const grid = how.startsWith('all')
        ? '-'
        : await median(async () =>
            toGridRows((await runList(payGrid, context, gridInput)).rows, context),
          );
      times.push(`${name} ${list} (grid ${grid})`);
    }
    say(
      `${all} rows, ${how}, ${rowsIn} of them: first uncounted ${first}, counting ${counting.toFixed(0)}; ${times.join(', ')} ms`,
    );
  }
  const runs = listPayRuns.input.parse({ size: SIZE });
  say(
    `${all} rows, the list of runs: ${await median(async () => toRunRows((await runList(payRunsList, context, runs)).rows, context))} ms`,
  );
}

await bench(async (server, say) => {
  const viewer = await payroll(server);
  await addPeople(server, SIZES[1]);
  for (const people of SIZES) {
    await addRuns(server, people, viewer.accountId);
    await measure(server, viewer, people, say);
  }
});
