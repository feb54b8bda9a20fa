import { saveParameter } from '@contract/admin/parameterAcciones';
import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import type { UnionTie } from '@contract/users/personPay';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let people: number[];

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.salaryBasis, 'monthly'),
        isNotNull(person.agreement),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01'`,
      ),
    )
    .orderBy(person.id)
    .limit(6);
  people = found.map(({ id }) => id);
});
afterAll(() => world.server.close());

/** The tie of somebody is written as their record would have it, the last change as what rules today. */
async function tied(personId: number, ...changes: [day: string, tie: UnionTie][]) {
  const { db } = world;
  await db
    .delete(personHistory)
    .where(and(eq(personHistory.personId, personId), eq(personHistory.kind, 'union')));
  await db.insert(personHistory).values(
    changes.map(([effectiveFrom, unionTie]) => ({
      ...{ personId, kind: 'union' as const, effectiveFrom, unionTie, begun: true },
    })),
  );
  const [, last = 'none' as const] = changes.at(-1) ?? [];
  await db.update(person).set({ unionTie: last }).where(eq(person.id, personId));
}

const begun = '2026-01-01';

test('the last day of the month decides which fee is taken, and the receipt names it', async () => {
  const [midMonth = 0, nextMonth = 0, leftLast = 0, solidary = 0, none = 0, always = 0] = people;
  await tied(midMonth, [begun, 'none'], ['2026-10-31', 'member']);
  await tied(nextMonth, [begun, 'none'], ['2026-11-01', 'member']);
  await tied(leftLast, [begun, 'member'], ['2026-10-31', 'none']);
  await tied(solidary, [begun, 'none'], ['2026-10-16', 'solidarity']);
  await tied(none, [begun, 'none']);
  await tied(always, [begun, 'member']);
  const run = await world.reviewed();
  const rows = await world.people(run.id);
  const fees = async (personId: number) => {
    const id = rows.find((row) => row.personId === personId)?.id ?? 0;
    const { body } = await world.server.call(getPayRunPerson, { id }, 'sueldos');
    // The comparison shows an empty amount for a line that only the month before had.
    return body.lines.filter(
      ({ code, amount }) =>
        (code === 'SINDICATO' || code === 'APORTE_SOLIDARIO') && amount !== '0.00',
    );
  };
  const named = async (personId: number) => (await fees(personId)).map(({ name }) => name);
  expect(await named(midMonth)).toEqual(['Cuota sindical']);
  expect(await named(nextMonth)).toEqual([]);
  expect(await named(leftLast)).toEqual([]);
  expect(await named(solidary)).toEqual(['Aporte solidario']);
  expect(await named(none)).toEqual([]);
  expect(await named(always)).toEqual(['Cuota sindical']);
  const [line] = await fees(solidary);
  expect(line?.inputs).toContainEqual({
    ...{ name: 'aporte_solidario', value: 'sí', path: `/users/${solidary}?ver=sueldo` },
    label: 'Su ficha dice que paga el aporte solidario',
  });

  // Their record says later that they had joined before the month was over.
  expect(run.stale).toEqual([]);
  await tied(nextMonth, [begun, 'none'], ['2026-10-20', 'member']);
  const { stale } = await world.read(run.id);
  expect(stale).toEqual(['Cambió el vínculo con el sindicato de 1 persona.']);
  await tied(nextMonth, [begun, 'none'], ['2026-11-01', 'member']);
  expect((await world.read(run.id)).stale).toEqual([]);
}, 120_000);

test('no more than two per cent is taken of who is no member', async () => {
  const fee = { code: 'pay.solidarityFee', validFrom: '2026-12-01' };
  const save = (value: string) => world.server.call(saveParameter, { ...fee, value }, 'admin');
  const over = await save('2.01');
  expect([over.status, over.error.fields?.value]).toEqual([422, 'Va de 0 a 2 %.']);
  expect((await save('2')).status).toBe(200);
});
