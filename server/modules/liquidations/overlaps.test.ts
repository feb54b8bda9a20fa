import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let leaver: { id: number; name: string };

/** Before those that the demo paid. */
const MONTH = '2026-08';

/** The one who leaves on the 20th has no loans. */
beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const [found] = await db
    .select({ id: person.id, lastName: person.lastName, firstName: person.firstName })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        eq(person.salaryBasis, 'monthly'),
        sql`${person.hireDate} < '2026-01-01'`,
        sql`not exists (select from loan l where l.person_id = ${person.id})`,
      ),
    )
    .orderBy(person.id)
    .limit(1);
  if (!found) throw new Error('the demo has somebody without loans');
  leaver = { id: found.id, name: `${found.lastName}, ${found.firstName}` };
  await db
    .update(person)
    .set({ leaveDate: '2026-08-20', leaveReason: 'Renuncia' })
    .where(eq(person.id, leaver.id));
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid(MONTH));

type Run = Awaited<ReturnType<RunWorld['reviewed']>>;

const reviewed = (more: object) => world.reviewed({ period: MONTH, ...more });
const last = () =>
  reviewed({
    ...{ kind: 'final', title: 'Su liquidación final' },
    leavers: [{ personId: leaver.id, cause: 'resigned', noticeGiven: true, bestPay: '' }],
  });

async function codesOf(run: Run): Promise<string[]> {
  const row = (await world.people(run.id)).find(({ personId }) => personId === leaver.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  return body.lines.map(({ code }) => code);
}

async function approved(run: Run): Promise<void> {
  expect((await world.submit(run)).status).toBe(200);
  expect((await world.approve(await world.read(run.id))).status).toBe(200);
}

async function anew(run: Run): Promise<Run> {
  await world.calculate(await world.read(run.id));
  return world.settled(run.id, 'review');
}

test('a last pay and the month, or the SAC, prepared at once do not both pay who leaves', async () => {
  for (const [kind, title, twice, code] of [
    ['monthly', 'Sueldos de agosto', 'los mismos días', 'BASICO'],
    ['sac', 'Aguinaldo', 'el mismo aguinaldo', 'SAC_FINAL'],
  ] as const) {
    const other = await reviewed({ kind, title });
    const run = await last();
    expect(await codesOf(run)).toContain(code);
    expect(run.warnings).toContain(`${leaver.name} está también en “${title}”.`);

    await world.db.update(payRun).set({ state: 'approved' }).where(eq(payRun.id, other.id));
    const refused = await world.submit(await world.read(run.id));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      `${leaver.name} está también en “${title}”, que paga ${twice}. Volvé a calcular esta con los datos de hoy: lo que ya paga esa queda afuera.`,
    ]);
    const left = await anew(run);
    expect(await codesOf(left)).not.toContain(code);
    await approved(left);
    await world.unpaid(MONTH);
  }
}, 180_000);

test('of two months prepared at once the second one is neither sent nor approved nor published', async () => {
  const { db } = world;
  const one = await reviewed({ title: 'La primera' });
  const other = await reviewed({ title: 'La segunda' });
  expect((await world.submit(one)).status).toBe(200);
  const waits = await world.submit(other);
  expect([waits.status, waits.error.message]).toEqual([
    409,
    expect.stringMatching(
      /; .+, y \d+ más están también en “La primera”, que paga los mismos días\. Esa espera aprobación/,
    ),
  ]);

  // Sent at once before this was looked at: whoever decides second is told.
  await db.update(payRun).set({ state: 'review' }).where(eq(payRun.id, one.id));
  expect((await world.submit(await world.read(other.id))).status).toBe(200);
  await db.update(payRun).set({ state: 'approved' }).where(eq(payRun.id, one.id));
  const late = await world.approve(await world.read(other.id));
  expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('“La primera”')]);

  await db.update(payRun).set({ state: 'approved' }).where(eq(payRun.id, other.id));
  await db.update(payRun).set({ state: 'published' }).where(eq(payRun.id, one.id));
  const given = await world.publish(await world.read(other.id));
  expect([given.status, given.error.message]).toEqual([
    409,
    expect.stringContaining('“La primera”'),
  ]);
}, 120_000);
