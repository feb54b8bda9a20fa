import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** As `npm run check` reads a source. */
async function faultsOf(source: string, reader = 'clockFaults'): Promise<string[]> {
  const from = JSON.stringify(path.resolve('scripts/lib/clockFaults.mjs'));
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
  ];
  expect(await faultsOf(ordinary.join('\n'))).toEqual([]);
});

test('a migration is read too, without what it says in comments', async () => {
  const sql =
    '-- Before, it was now().\nALTER TABLE "a" ADD COLUMN "b" timestamp DEFAULT now();\nselect anden_now();';
  expect(await faultsOf(sql, 'clockFaultsOfSql')).toEqual(['2 now()']);
});
