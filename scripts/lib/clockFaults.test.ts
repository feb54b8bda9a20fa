import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** This reads a source as `npm run check` does. */
async function faultsOf(source: string, reader = 'clockFaults'): Promise<string[]> {
  const from = JSON.stringify(path.resolve(`scripts/lib/${reader}.mjs`));
  const given = reader === 'clockFaults' ? ['planted.tsx', source] : [source];
  const program = `
    import { ${reader} } from ${from};
    console.log(JSON.stringify(${reader}(...${JSON.stringify(given)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  const faults = JSON.parse(stdout) as { line: number; what: string }[];
  return faults.map(({ line, what }) => `${line} ${what}`);
}

test('each way of asking another clock is found, in code and in SQL', async () => {
  const planted = [
    'const a = Date.now();',
    'const b = { at: new Date() };',
    'const c = Date();',
    'const d = makeDoor(Date.now);',
    'const e = DateTime.now().plus(1) + DateTime.local() + DateTime.utc();',
    "const f = until.diffNow('days');",
    "const g = instantColumn('at').notNull().defaultNow();",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source.
    'const h = sql`${post.expiresAt} > now()`;',
    'const i = sql`now ( )`;',
    "const j = pool.query('update a set b = current_date - 2');",
    'const k = sql`select CURRENT_TIMESTAMP`;',
    'const l = sql`localtimestamp`;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source.
    'const m = sql`${a} between ${b} and clock_timestamp()`;',
  ];
  expect(await faultsOf(planted.join('\n'))).toEqual([
    '1 Date.now',
    '2 new Date()',
    '3 Date()',
    '4 Date.now',
    '5 DateTime.now()',
    '5 DateTime.local()',
    '5 DateTime.utc()',
    '6 diffNow()',
    '7 defaultNow()',
    '8 now()',
    '9 now ( )',
    '10 current_date',
    '11 CURRENT_TIMESTAMP',
    '12 localtimestamp',
    '13 clock_timestamp()',
  ]);
});

test('another name or another way to the same clock is found too', async () => {
  const planted = [
    'const a = DateTime.local({ zone }) + DateTime.utc(options);',
    'const { now } = Date;',
    'const { now: ms, ...rest } = Date;',
    'function b({ now } = Date) {}',
    '({ now } = Date);',
    'const Moment = Date;',
    'const { Date: Hidden } = globalThis;',
    'const c = new globalThis.Date();',
    'const d = globalThis.Date.now() + window.Date.now() + self.Date.now();',
    'const e = new window.Date();',
    "const f = Date['now']() + (globalThis as any).Date.now();",
    'const g = new (window as Window & typeof globalThis).Date();',
  ];
  expect(await faultsOf(planted.join('\n'))).toEqual([
    '1 DateTime.local()',
    '1 DateTime.utc()',
    '2 { now } = Date',
    '3 { now } = Date',
    '4 { now } = Date',
    '5 { now } = Date',
    '6 = Date',
    '7 { Date } = …',
    '8 new Date()',
    '9 Date.now',
    '9 Date.now',
    '9 Date.now',
    '10 new Date()',
    '11 Date.now',
    '11 Date.now',
    '12 new Date()',
  ]);
});

const askedInSql: [sql: string, asked: string][] = [
  ['select age(hired)', 'age(…)'],
  ['select AGE ( coalesce(a, b) )', 'age(…)'],
  ['select pg_catalog.age(hired)', 'age(…)'],
  ["select 'today'::date", "'today'"],
  ["select 'now'::timestamp", "'now'"],
  ["select date 'Yesterday'", "'Yesterday'"],
  ["select * from a where b < 'tomorrow'", "'tomorrow'"],
  ["select timestamp 'today 09:00'", "'today 09:00'"],
  ['select pg_catalog.now()', 'pg_catalog.now()'],
  ['select pg_catalog . Now ()', 'pg_catalog . Now ()'],
  ['select Current_Date', 'Current_Date'],
  ['select timeofday()', 'timeofday()'],
];

test('each way of SQL is found, in a migration and in code', async () => {
  const found = askedInSql.map(([, asked], index) => `${index + 1} ${asked}`);
  const migration = askedInSql.map(([sql]) => `${sql}; -- now()`);
  expect(await faultsOf(migration.join('\n'), 'sqlClockFaults')).toEqual(found);
  const code = askedInSql.map(([sql]) => `run(sql\`${sql}\`);`);
  expect(await faultsOf(code.join('\n'))).toEqual(found);
});

test('each is told at its line of a long statement, whatever values stand in between', async () => {
  const source =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source.
    'const a = sql`select age(${born}),\n  age(${\n    until\n  }, ${born})\n  from b where c < now()`;';
  expect(await faultsOf(source)).toEqual(['1 age(…)', '5 now()']);
});

test('what only looks like it is not', async () => {
  const ordinary = [
    'const now = () => clock.ms();',
    'const a = now() + Number(performance.now()); // new Date(), now()',
    'const b = new Date(a), c = Date.parse(d), e = new Date(2026, 1, 1);',
    'const f = DateTime.utc(2026, 1, 1) + DateTime.fromISO(g);',
    'const h = sql`anden_now() at time zone zone`;',
    'const i = <p>Ahora: {now()}</p>;',
    "import { localtime } from './localtime';",
    "jest.spyOn(Date, 'now');",
    'const j = sql`age(until, since) + anden_now() - average(a) + stage(b)`;',
    'const k: { at: Date } = { at: Date.parse(l) }, { length } = m;',
    "type N = 'today' | 'tomorrow';",
    'const o = world.age(2) + DateTime.local(2026) + row.now;',
    "const p = 'Hoy es now y today';",
  ];
  expect(await faultsOf(ordinary.join('\n'))).toEqual([]);
});

test('a migration is read too, without what it says in comments', async () => {
  const sql =
    '-- Before, it was now().\nALTER TABLE "a" ADD COLUMN "b" timestamp DEFAULT now();\n/* now()\n */ select anden_now(), \'--\', age(b);';
  expect(await faultsOf(sql, 'sqlClockFaults')).toEqual(['2 now()', '4 age(…)']);
});
