import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { slowStory } from './support/slowStory';
import { expect, PASSWORD, test } from './support/story';
import { storiesAheadMs, storyNow } from './support/storyNow';

const PEOPLE = 24;

test.setTimeout(240_000);
let tables: Client;

// It asks the database directly, at the time of the server.
test.beforeEach(async ({ demo }) => {
  tables = new Client({ connectionString: demo.databaseUrl });
  await tables.connect();
  await tables.query(`set anden.clock_offset = 'PT${storiesAheadMs() / 1000}S'`);
});
test.afterEach(() => tables.end());

interface Touch {
  session: ServerSession;
  key: string;
  fields: { kind: string; source: string; claimedAt: string; clockOffset: number };
}

interface Answer {
  punch: { id: number; at: string };
}

const send = (url: string, { session, key, fields }: Touch) =>
  callServer<Answer>(url, 'fichada.fichar', fields, session, key);

/** The punches that each telephone sends, and keeps until it is answered. */
async function touches(url: string): Promise<Touch[]> {
  const { rows } = await tables.query<{ username: string }>(
    `select username from account join role on role.id = account.role_id
     where person_id is not null and account.active and role.name in ('Empleado', 'Operario de depósito')
     order by account.id limit ${PEOPLE}`,
  );
  return Promise.all(
    rows.map(async ({ username }) => {
      const fields = { usuario: username, clave: PASSWORD };
      const session = await callServer<ServerSession>(url, 'usuario.ingresar', fields);
      const { choices } = await callServer<{ choices: string[] }>(
        url,
        'fichada.obtenerEstado',
        {},
        session,
      );
      const claimedAt = storyNow().toISOString();
      const kind = choices[0] ?? 'in';
      return {
        session,
        key: randomUUID(),
        fields: { kind, source: 'phone', claimedAt, clockOffset: 0 },
      };
    }),
  );
}

test('the server is killed between punches and their answers: sent again, each is there once, at its hour', async ({
  demo,
}) => {
  const sent = await touches(demo.url);
  expect(sent).toHaveLength(PEOPLE);
  const {
    rows: [before],
  } = await tables.query<{ last: number }>('select max(id) as last from punch');
  const acknowledged = new Map<string, Answer>();
  const all = sent.map((touch) =>
    send(demo.url, touch).then(
      (answer) => void acknowledged.set(touch.key, answer),
      () => undefined,
    ),
  );
  await expect.poll(() => acknowledged.size, { intervals: [1] }).toBeGreaterThan(2);
  await demo.kill();
  await demo.startAgain();
  await Promise.all(all);
  expect(acknowledged.size).toBeLessThan(PEOPLE);

  const again = new Map<string, Answer>();
  for (const touch of sent) again.set(touch.key, await send(demo.url, touch));
  for (const [key, answer] of acknowledged) expect(again.get(key)).toEqual(answer);
  const { rows } = await tables.query<{ person_id: number; punches: number; off: number }>(
    `select person_id, count(*)::int as punches, max(abs(extract(epoch from at - $2::timestamptz)))::float as off
     from punch where id > $1 and source = 'phone' group by 1`,
    [before?.last, sent[0]?.fields.claimedAt],
  );
  expect(rows).toHaveLength(PEOPLE);
  expect(rows.filter(({ punches }) => punches > 1)).toEqual([]);
  // However long it was away, the hour is that of the touch.
  expect(Math.max(...rows.map(({ off }) => off))).toBeLessThan(60);
});

// The figures are of days that are over: those of today go on while the story does.
const figures = `select person_id, day::text, expected, worked, late, absent, night, extra50, extra100, overtime
  from hour_day where day < anden_now()::date - 1 order by person_id, day`;
const sums = `select person_id, unit, from_day::text, days, expected, worked, extra50, extra100
  from hour_period where from_day < anden_now()::date - 40 order by person_id, unit, from_day`;
/** A first of a month: no period begins before it that ends after. */
const since = `(date_trunc('month', anden_now()::date) - interval '4 months')::date`;
const marks = async () => (await tables.query('select from hour_mark')).rowCount;

slowStory(test)(
  'the server is killed while it reckons hours: the next start ends with the figures as they should be',
  async ({ demo }) => {
    const session = await openSession(demo.url, 'rrhh');
    const lookAtAll = () =>
      callServer(
        demo.url,
        'hora.listarDias',
        { filters: [{ field: 'day', operator: 'between', value: ['2020-01-01', '2090-01-01'] }] },
        session,
      );
    // Closed months are not reckoned, so they are opened first.
    await tables.query(
      `update period_close set reopened_at = anden_now(), reopened_by = closed_by, reopen_reason = 'Se prueba'
     where reopened_at is null`,
    );
    // Until nothing waits any more of what the demo brought.
    await lookAtAll();
    await expect.poll(marks, { timeout: 90_000 }).toBe(0);
    const right = {
      days: (await tables.query(figures)).rows,
      sums: (await tables.query(sums)).rows,
    };
    expect(right.days.length).toBeGreaterThan(1000);

    // The figures of some months are wrong and marked, and one row is held: whoever reckons it stops in the middle of its work.
    await tables.query(
      `update hour_day set worked = 1, overtime = 'none' where day >= ${since};
     update hour_period set worked = 1 where from_day >= ${since};
     insert into hour_mark (person_id, day) select person_id, day from hour_day where day >= ${since}`,
    );
    await tables.query('begin');
    await tables.query(
      `select from hour_day where day >= ${since} and person_id = (select max(person_id) from hour_day) for update`,
    );
    await lookAtAll();
    const waiting = async () =>
      (await tables.query(`select from pg_locks where locktype = 'transactionid' and not granted`))
        .rowCount;
    await expect.poll(waiting, { timeout: 90_000, intervals: [20] }).toBeGreaterThan(0);
    await demo.kill();
    await tables.query('rollback');
    await demo.startAgain();

    expect(await marks()).toBeGreaterThan(0);
    await lookAtAll();
    await expect.poll(marks, { timeout: 90_000 }).toBe(0);
    expect((await tables.query(figures)).rows).toEqual(right.days);
    expect((await tables.query(sums)).rows).toEqual(right.sums);
  },
);
