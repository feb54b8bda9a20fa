import { listImportRows } from '@contract/imports/importAcciones';
import { changeVisits } from '@contract/visits/visitAcciones';
import { eq } from 'drizzle-orm';
import { importsOf } from '../../../../tests/support/importsOf';
import { person } from '../../../db/schema/organisation';
import { visit, visitPurpose } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import { type VisitsWorld, visitsWorld } from '../testing/visitsWorld';

let world: VisitsWorld;
let brought: ReturnType<typeof importsOf>;
let docket = '';
let far = '';
let purpose = '';
let who: typeof customer.$inferSelect;

beforeAll(async () => {
  world = await visitsWorld();
  brought = importsOf(world.server, { kind: 'visitas', by: 'jefe' });
  const { db, people } = world;
  const docketOf = async (id: number | undefined) => {
    const rows = await db
      .select()
      .from(person)
      .where(eq(person.id, id ?? 0));
    return rows[0]?.docket ?? '';
  };
  docket = await docketOf(people.operario);
  far = await docketOf(people.supervisor);
  const [found] = await db.select().from(visitPurpose).where(eq(visitPurpose.id, world.purposeId));
  purpose = found?.name ?? '';
  const [one] = await db.select().from(customer).where(eq(customer.siteId, world.siteId)).limit(1);
  if (!one) throw new Error('no customer at that site');
  who = one;
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const heads = 'Cliente;Lugar;Motivo;Día;Desde;Hasta;Minutos;Legajo;Notas';
const file = (...lines: string[]) => [heads, ...lines].join('\r\n');
const stored = () => world.db.select().from(visit).orderBy(visit.day, visit.fromTime);
const statesOf = async (id: number) => {
  const { body } = await world.server.call(listImportRows, { id, size: 200 }, 'jefe');
  return body.rows.map(({ state, warnings }) => [state, ...warnings.map(({ message }) => message)]);
};

test('a file plans drafts at the place of the customer or at another one, and twice makes nothing new', async () => {
  const lines = file(
    `${who.name};;${purpose};26/11/2026;9:00;10:30;45;${docket};Tocar timbre`,
    `;Feria del parque;${purpose};27/11/2026;14:00;16:00;;;`,
  );
  const { body } = await brought.prepare(lines);
  expect(body.counts).toMatchObject({ new: 2, invalid: 0 });
  expect((await brought.apply(body.id, 'all')).run.counts).toMatchObject({ applied: 2 });
  const visits = await stored();
  expect(visits).toMatchObject([
    {
      ...{ state: 'draft', customerId: who.id, place: who.name, address: who.address },
      ...{ minutes: 45, personId: world.people.operario, note: 'Tocar timbre' },
    },
    { customerId: null, place: 'Feria del parque', personId: null, siteId: world.siteId },
  ]);
  const { body: again } = await brought.prepare(lines);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect(await stored()).toEqual(visits);
});

test('a row that says otherwise changes its visit, and an empty cell leaves what is there', async () => {
  const row = (rest: string) => file(`${who.name};;${purpose};26/11/2026;9:00;${rest}`);
  const { body } = await brought.prepare(row(`10:30;45;${docket};Uno`));
  await brought.apply(body.id, 'all');
  const { body: other } = await brought.prepare(row('11:00;;;'));
  expect(await statesOf(other.id)).toEqual([['changed', 'Ahora es 10:30.']]);
  await brought.apply(other.id, 'all');
  expect(await stored()).toMatchObject([
    { toTime: '11:00', minutes: 45, personId: world.people.operario, note: 'Uno' },
  ]);
});

test('what somebody moved or cancelled since is known again, and said', async () => {
  const lines = file(
    `${who.name};;${purpose};26/11/2026;9:00;10:30;;;`,
    `${who.name};;${purpose};27/11/2026;9:00;10:30;;;`,
  );
  const { body } = await brought.prepare(lines);
  await brought.apply(body.id, 'all');
  const [moved, cancelled] = await stored();
  const selection = { kind: 'rows' as const, ids: [moved?.id ?? 0] };
  const change = { kind: 'move' as const, day: '2026-11-30' };
  await world.server.call(changeVisits, { selection, change }, 'jefe');
  await world.db
    .update(visit)
    .set({ state: 'cancelled' })
    .where(eq(visit.id, cancelled?.id ?? 0));
  const { body: again } = await brought.prepare(lines);
  expect(await statesOf(again.id)).toEqual([['changed', 'Ahora es 30/11/2026.'], ['unchanged']]);
});

test('a visit that was planned by hand is the one of the row', async () => {
  await world.plan({ place: 'Feria del parque', day: '2026-11-26' });
  const { body } = await brought.prepare(
    file(`;feria del PARQUE;${purpose};26/11/2026;09:00;10:30;;;`),
  );
  expect(body.counts).toMatchObject({ new: 0, invalid: 0 });
});

test('each fault is said in its column', async () => {
  const { body } = await brought.prepare(
    file(
      `Nadie SA;;${purpose};26/11/2026;9:00;10:30;;;`,
      `;;${purpose};26/11/2026;9:00;10:30;;;`,
      `${who.name};;Pasear;26/11/2026;9:00;10:30;;;`,
      `${who.name};;${purpose};01/11/2026;9:00;10:30;;;`,
      `${who.name};;${purpose};26/11/2026;9:00;8:30;;;`,
      `${who.name};;${purpose};26/11/2026;9:00;10:30;3;;`,
      `${who.name};;${purpose};26/11/2026;9:00;10:30;;${far};`,
      `${who.name};;${purpose};26/11/2026;9:00;10:30;;99999;`,
      `${who.name};;${purpose};28/11/2026;9:00;10:30;;;`,
      `${who.name};;${purpose};28/11/2026;9:00;10:30;;;`,
      `${who.name};;${purpose};31/02/2027;9:00;10:30;;;`,
    ),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [2, ['customer', 'No hay un cliente en uso con ese nombre a tu alcance.']],
    [3, ['customer', 'Poné el cliente o el lugar.']],
    [4, ['purpose', 'No hay un motivo en uso con ese nombre.']],
    [5, ['day', 'Elegí un día de hoy en adelante.']],
    [6, ['toTime', 'Tiene que ser después de la hora en que empieza.']],
    [7, ['minutes', 'Va de 5 a 720.']],
    [8, ['docket', 'No hay nadie con ese legajo a tu alcance.']],
    [9, ['docket', 'No hay nadie con ese legajo a tu alcance.']],
    [11, ['day', 'Se repite: ya está en la fila 10.']],
    [12, ['day', 'No es una fecha: escribila como 21/11/2026.']],
  ]);
});

test('two who bring the same file at once plan it once', async () => {
  const lines = file(`${who.name};;${purpose};26/11/2026;9:00;10:30;;;`);
  const one = await brought.prepare(lines);
  const other = await brought.prepare(lines);
  await Promise.all([brought.apply(one.body.id, 'valid'), brought.apply(other.body.id, 'valid')]);
  expect(await stored()).toHaveLength(1);
});

test('who does not plan visits brings no file of them', async () => {
  const asked = importsOf(world.server, { kind: 'visitas', by: 'operario' });
  await expect(asked.prepare(file())).rejects.toThrow('permiso');
});
