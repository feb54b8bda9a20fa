import { exportPayRun } from '@contract/liquidations/runAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import { hourDay } from '../../../db/schema/hours';
import { person } from '../../../db/schema/organisation';
import { personHistory } from '../../../db/schema/people';
import { type RunWorld, runWorld } from '../testing/runWorld';

/** Before the months that the demo paid. */
const MONTH = '2026-08';
let world: RunWorld;
let ids: number[];

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01' and ${person.salary} is not null`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(2);
  ids = found.map(({ id }) => id);
  await db.update(person).set({ salaryBasis: 'monthly' }).where(isNull(person.leaveDate));
  await db.delete(personHistory).where(eq(personHistory.kind, 'salary'));
  await db
    .update(person)
    .set({ salaryBasis: 'hourly', salary: '5120.40' })
    .where(anyOf(person.id, ids));
  await db.delete(hourDay).where(anyOf(hourDay.personId, ids));
  await db.insert(hourDay).values(
    ids.flatMap((personId) =>
      ['2026-08-05', '2026-08-20'].map((day) => ({
        ...{ personId, day, worked: 480, expected: 480 },
      })),
    ),
  );
});
afterAll(() => world.server.close());

async function approved(half: 'first' | 'second', payDay: string) {
  const run = await world.reviewed({
    ...{ kind: 'fortnight', period: MONTH, half, title: `Quincena ${half}`, payDay },
  });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  return world.read(run.id);
}

async function fileOf(id: number, file: 'book' | 'monthBook') {
  const { body, error } = await world.server.call(exportPayRun, { id, file }, 'sueldos');
  expect(error.message).toBeUndefined();
  const { body: text } = await world.server.fetchFile(body.url, 'sueldos');
  return text.split('\r\n');
}

const of = (lines: readonly string[], record: string) =>
  lines.filter((line) => line.startsWith(record));
const cents = (line: string | undefined, from: number) =>
  Number((line ?? '').slice(from - 1, from + 14));
const paidBy = (lines: readonly string[]) =>
  of(lines, '03').reduce((sum, line) => sum + (line[44] === 'D' ? -1 : 1) * cents(line, 30), 0);
const netOf = async (id: number) =>
  (await world.people(id)).reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
const GROSS = 161;
const PENSION = 176;

test('two fortnights of a month tell it once, in the file of the last and in that of the month', async () => {
  const first = await approved('first', '2026-08-18');
  const alone = await fileOf(first.id, 'book');
  expect([of(alone, '02').length, of(alone, '04').length]).toEqual([2, 2]);

  const second = await approved('second', '2026-09-03');
  const early = await fileOf(first.id, 'book');
  expect([of(early, '02').length, of(early, '04').length]).toEqual([2, 0]);
  expect(early[0]?.slice(-6)).toBe('000000');

  const late = await fileOf(second.id, 'book');
  const month = await fileOf(second.id, 'monthBook');
  expect(of(late, '04')).toEqual(of(month, '04'));
  expect([of(month, '02').length, of(month, '04').length]).toEqual([2, 2]);
  expect(paidBy(month)).toBe((await netOf(first.id)) + (await netOf(second.id)));
  expect(paidBy(month)).toBe(paidBy(early) + paidBy(late));
  for (const statement of of(month, '04')) {
    const cuil = statement.slice(2, 13);
    const before = of(alone, `04${cuil}`)[0];
    expect(cents(statement, GROSS)).toBeGreaterThan(cents(before, GROSS));
    expect(cents(statement, PENSION)).toBeGreaterThan(cents(before, PENSION));
    // People paid by the hour have hours and no days.
    expect([statement.slice(47, 49), Number(statement.slice(49, 52))]).toEqual(['00', 16]);
  }
});

test('a file that would be refused is not given out, and says whose it is and where', async () => {
  const { db } = world;
  const [somebody] = await db
    .select()
    .from(person)
    .where(eq(person.id, ids[0] ?? 0));
  const runs = await db.execute<{ id: number }>(
    sql`select id from pay_run where period = ${MONTH} and half = 'second' and state = 'approved'`,
  );
  const id = Number(runs.rows[0]?.id);
  await db.execute(sql`update pay_run_person set bases = jsonb_set(bases, '{obra_social}', '"1.00"')
    where run_id = ${id} and person_id = ${somebody?.id ?? 0}`);
  const { status, error } = await world.server.call(exportPayRun, { id, file: 'book' }, 'sueldos');
  expect([status, error.code]).toEqual([409, 'conflicto']);
  expect(error.message).toMatch(
    /^ARCA rechazaría el archivo\. .+: registro 04 \(renglón \d+, columnas 236 a 250\), base 5: es igual a la base 4\.$/,
  );
  expect(error.message).toContain(somebody?.lastName ?? 'somebody');
});
