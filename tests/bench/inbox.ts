import { setTimeout as pause } from 'node:timers/promises';
import { makeCbu } from '@contract/core/cbu';
import {
  type AfterCommit,
  contextFor,
  taskConnection,
} from '../../server/engine/acciones/contextFor';
import type { Handler } from '../../server/engine/acciones/implement';
import { clock } from '../../server/engine/time/clock';
import { countWaitingHandler } from '../../server/modules/summary/countWaiting';
import { decideRequestsHandler } from '../../server/modules/workflow/decideRequests';
import { listWaitingHandler } from '../../server/modules/workflow/listWaiting';
import { type BenchServer, bench } from './support/benchServer';

// npx tsx tests/bench/inbox.ts [pending] [decided]: pages of the inbox while so many wait, and so many approved at once.
const pending = Number(process.argv[2] ?? 5000);
const decided = Number(process.argv[3] ?? 500);
const MOST_MS = 200;
const ROUNDS = 15;

/** Changes of bank account that wait for two people, each sent a minute after the one before. */
async function addRequests({ services: { database } }: BenchServer): Promise<void> {
  const change = { kind: 'bank', cbu: makeCbu('0070999', '0000000000001'), bankAlias: null };
  await database.pool.query(
    `with asked as (
       insert into profile_change (person_id, change)
       select (array(select id from person where id not in
           (select person_id from account where username in ('admin', 'rrhh')) order by id))[1 + n % 60],
         $1::jsonb
       from generate_series(1, $2::int) n returning id, person_id
     ), sent as (
       insert into approval_request (type, subject_id, owner_id, author_id, title, state, steps, submitted_at)
       select 'profileChange', id, person_id, 1, 'Cambiar la cuenta donde cobra', 'pending', 1,
         anden_now() - id * interval '1 minute' from asked returning id
     ), step as (
       insert into approval_step (request_id, position, mode, state, on_deadline)
       select id, 1, 'any', 'pending', 'remind' from sent
     )
     insert into approval_seat (request_id, position, account_id, waiting)
     select sent.id, 1, account.id, true from sent
     join account on account.username in ('admin', 'rrhh')`,
    [change, pending],
  );
}

async function run({ services, admin }: BenchServer, handler: Handler, input: object) {
  const after: AfterCommit[] = [];
  const parse = handler.accion.input.parse(input);
  const answer = await services.database.db.transaction((db) => {
    const connection = taskConnection('127.0.0.1');
    const parts = { services, connection, accion: handler.accion, db, after };
    return handler.run(parse, contextFor(parts, admin));
  });
  for (const task of after) await task();
  return answer;
}

async function timed(server: BenchServer, handler: Handler, input: object) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await run(server, handler, input);
    if (round > 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

const sort = [
  { field: 'type', direction: 'asc' },
  { field: 'submittedAt', direction: 'asc' },
];
const reads: [name: string, handler: Handler, input: object][] = [
  ['first page', listWaitingHandler, { size: 50, sort }],
  ['last page', listWaitingHandler, { size: 50, sort, page: pending / 50 }],
  ['search by name', listWaitingHandler, { size: 50, sort, search: 'a' }],
  ['by person', listWaitingHandler, { size: 50, sort: [{ field: 'ownerName', direction: 'asc' }] }],
  ['counts by kind', countWaitingHandler, {}],
];

async function decide(server: BenchServer, say: (line: string) => void): Promise<void> {
  const { pool } = server.services.database;
  const { rows } = await pool.query(
    `select id from approval_request where state = 'pending' and type = 'profileChange' order by id limit $1`,
    [decided],
  );
  const start = performance.now();
  await run(server, decideRequestsHandler, {
    selection: { kind: 'rows', ids: rows.map(({ id }) => id) },
    decision: { kind: 'approve' },
    seenAt: clock.now().toISOString(),
  });
  say(`asked for ${decided} approvals in ${(performance.now() - start).toFixed(0)} ms`);
  const seen = new Set<number>();
  for (;;) {
    const { rows: jobs } = await pool.query(
      `select state, done_units, message from job_progress where kind = 'bulk'`,
    );
    const [job] = jobs;
    seen.add(job.done_units);
    if (job.state === 'done' || job.state === 'failed') {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(`${job.state} in ${seconds} s, ${seen.size} steps of progress seen: ${job.message}`);
      return;
    }
    await pause(50);
  }
}

await bench(async (server, say) => {
  await addRequests(server);
  await server.asOwner('vacuum analyze approval_request, approval_seat, approval_step');
  for (const [name, handler, input] of reads) {
    const { median, slowest } = await timed(server, handler, input);
    const mark = median < MOST_MS ? '✓' : '✗';
    say(`${mark} ${name}, ${pending} pending: ${median.toFixed(1)} ms (${slowest.toFixed(1)})`);
  }
  await decide(server, say);
});
