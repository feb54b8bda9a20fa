import { makeCbu } from '@contract/core/cbu';
import { saveGarnishment } from '@contract/garnishments/garnishmentAcciones';
import { savePayConcept } from '@contract/liquidations/conceptAcciones';
import { savePayTable } from '@contract/liquidations/payTableAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { periodClose } from '../../db/schema/closes';
import { hourDay } from '../../db/schema/hours';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { payItem } from '../../db/schema/payItems';
import { payTable } from '../../db/schema/payTables';
import { personHistory } from '../../db/schema/people';
import { parameter } from '../../db/schema/settings';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a run says what of all that it read is otherwise since', async () => {
  const { db, server } = world;
  await db.delete(periodClose);
  const table = {
    code: 'premio',
    name: 'Premio por tramo',
    fromDay: '2026-01-01',
    source: 'De la prueba',
  };
  const written = await server.call(savePayTable, { ...table, steps: '0; 0; 1' }, 'sueldos');
  expect(written.status).toBe(200);
  const concept = await server.call(
    savePayConcept,
    {
      ...{ code: 'ESCALA', name: 'Escala', kind: 'deduction', runs: ['monthly'], bases: [] },
      ...{ position: 250, fromDay: '2020-01-01', rounding: 'cents' },
      formula: 'tabla(premio; basico)',
    },
    'sueldos',
  );
  expect(concept.status).toBe(200);
  const run = await world.reviewed();
  expect(run.stale).toEqual([]);
  const [one, other] = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.salaryBasis, 'monthly'),
        isNull(person.leaveDate),
        sql`${person.cbu} is not null and ${person.hireDate} < '2026-01-01'`,
        sql`not exists (select from ${absence} a where a.person_id = ${person.id}
          and a.from_day <= '2026-11-30' and a.to_day >= '2026-09-01')`,
      ),
    )
    .orderBy(asc(person.id));
  const [first, second] = [one?.id ?? 0, other?.id ?? 0];
  const [prize] = (await db.select().from(newsType)).filter(({ sign }) => sign === 'bonus');
  const raise = { kind: 'salary', salaryBasis: 'monthly', begun: true } as const;
  const money = { typeId: prize?.id ?? 0, quantity: '1500.50', paidPercent: 100, authorId: 1 };
  const away = { source: 'leave', sourceId: 900_009, state: 'firm', code: 'VAC' } as const;

  const changes: [says: string, change: () => Promise<unknown>][] = [
    [
      'Cambiaron parámetros: Jubilación: aporte del trabajador.',
      () =>
        db
          .insert(parameter)
          .values({ code: 'pay.retirement', validFrom: '2026-10-01', value: '12' }),
    ],
    [
      'Cambiaron tablas: Premio por tramo.',
      () => db.update(payTable).set({ steps: '0; 0; 2' }).where(eq(payTable.code, 'premio')),
    ],
    [
      'Cambió el sueldo de 1 persona.',
      () =>
        db
          .insert(personHistory)
          .values([
            { ...raise, personId: first, effectiveFrom: '2019-01-01', salary: '900000.00' },
            { ...raise, personId: first, effectiveFrom: '2026-10-16', salary: '1200000.00' },
          ])
          .onConflictDoNothing(),
    ],
    [
      'Cambió la categoría o el convenio de 2 personas.',
      () =>
        db
          .insert(personHistory)
          .values(
            [first, second].map((personId) => ({
              ...{ personId, kind: 'category' as const, effectiveFrom: '2026-10-02' },
              ...{ category: 'Otra', begun: true },
            })),
          )
          .onConflictDoNothing(),
    ],
    [
      'Cambió la cuenta para cobrar de 1 persona.',
      () => db.update(person).set({ cbu: null }).where(eq(person.id, second)),
    ],
    [
      'Cambiaron las novedades de 1 persona.',
      () =>
        db.insert(news).values({
          ...{ ...money, personId: second, state: 'validated' },
          ...{ fromDay: '2026-10-05', toDay: '2026-10-05' },
        }),
    ],
    [
      'Cambiaron las licencias de 1 persona.',
      () =>
        db.insert(absence).values({
          ...{ ...away, personId: second, label: 'Vacaciones', paidPercent: 100 },
          ...{ fromDay: '2026-10-12', toDay: '2026-10-18' },
        }),
    ],
    [
      'Cambiaron las horas de 1 persona.',
      () => db.insert(hourDay).values({ personId: second, day: '2026-10-25', worked: 60 }),
    ],
    [
      'Cambiaron los embargos de 1 persona.',
      () =>
        server.call(
          saveGarnishment,
          {
            ...{ personId: second, kind: 'debt', court: 'Civil y Comercial 5, Rosario' },
            ...{ file: '21-1234/2026, Banco', account: makeCbu('2850590', '4009041813520') },
            ...{ take: 'legal', of: 'gross', total: '100000.00', onSac: true },
            ...{ receivedOn: '2026-09-10', fromDay: '2026-10-01' },
          } as never,
          'sueldos',
        ),
    ],
    [
      'Hay préstamos, anticipos o gastos nuevos de 1 persona.',
      () =>
        db.insert(payItem).values({
          ...{ personId: first, kind: 'expense', amount: '500.00', fromPeriod: '2026-10' },
          ...{ label: 'Peaje', path: '/reimbursements/1', source: 'nobody', sourceId: 1 },
        }),
    ],
    [
      'Cambió la fecha de ingreso de 1 persona.',
      () => db.update(person).set({ hireDate: '2009-03-02' }).where(eq(person.id, second)),
    ],
    [
      'Cambió el último día de 1 persona.',
      () =>
        db
          .update(person)
          .set({ leaveDate: '2026-12-18', leaveReason: 'Renuncia' })
          .where(eq(person.id, second)),
    ],
  ];
  const said: string[] = [];
  for (const [says, change] of changes) {
    await change();
    const { stale } = await world.read(run.id);
    expect([says, stale.includes(says), stale.length]).toEqual([says, true, said.length + 1]);
    said.push(says);
  }
  expect((await world.read(run.id)).totals).toEqual(run.totals);
  const early = await world.submit(await world.read(run.id));
  expect([early.status, early.error.message]).toEqual([
    409,
    expect.stringMatching(/^Volvé a calcularla antes de mandarla a aprobar\. .*el último día/),
  ]);
  await world.calculate(await world.read(run.id), true);
  expect((await world.settled(run.id, 'review')).stale).toEqual([]);
}, 120_000);
