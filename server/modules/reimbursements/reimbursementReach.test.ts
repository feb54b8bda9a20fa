import { getExpenseTotals } from '@contract/expenses/expenseAcciones';
import { createExport } from '@contract/lists/listAcciones';
import {
  listReimbursements,
  withdrawReimbursement,
} from '@contract/reimbursements/reimbursementAcciones';
import { eq } from 'drizzle-orm';
import { role } from '../../db/schema/session';
import { type ReimbursementsWorld, reimbursementsWorld } from './testing/reimbursementsWorld';

let world: ReimbursementsWorld;

beforeAll(async () => {
  world = await reimbursementsWorld();
});
afterAll(() => world.server.close());

const asked = async (more: object = {}, as = 'empleado') => {
  const { status, body, error } = await world.ask(world.taxi(more), as);
  expect([status, error.fields]).toEqual([200, undefined]);
  return body.id;
};

test('neither list, nor export, nor totals tell of others to who has only their own', async () => {
  await asked();
  await asked({ trip: 'De rrhh' }, 'rrhh');
  const mine = (await world.server.call(listReimbursements, { size: 200 }, 'empleado')).body.rows;
  expect(new Set(mine.map(({ personId }) => personId))).toEqual(
    new Set([world.personOf('empleado')]),
  );
  const others = [{ field: 'trip', operator: 'is', value: 'De rrhh' }];
  expect(
    (await world.server.call(listReimbursements, { filters: others }, 'empleado')).body.total,
  ).toBe(0);
  const request = {
    list: listReimbursements.name,
    format: 'csv',
    columns: ['personName', 'trip'],
    input: {},
  };
  const { body } = await world.server.call(createExport, request, 'empleado');
  const { JWT } = await world.server.sessionOf('empleado');
  const file = await world.server.app.inject({
    url: body.url ?? '',
    headers: { authorization: `Bearer ${JWT}` },
  });
  expect(file.body).not.toContain('De rrhh');
  const range = { fromDay: '2026-11-20', toDay: '2026-11-20' };
  const [own, all] = await Promise.all(
    ['empleado', 'sueldos'].map((as) => world.server.call(getExpenseTotals, range, as)),
  );
  expect(own?.body.byArea).toHaveLength(1);
  expect(Number(all?.body.total.count)).toBeGreaterThan(Number(own?.body.total.count));
  expect((await world.server.call(getExpenseTotals, range, 'supervisor')).status).toBe(403);
});

test('a supervisor with the flag sees what waits for them, and nothing else of the team', async () => {
  const { db } = world;
  const [before] = await db.select().from(role).where(eq(role.name, 'Supervisor'));
  await db
    .update(role)
    .set({ flags: { ...(before?.flags as object), REIMBURSEMENTS: true } })
    .where(eq(role.name, 'Supervisor'));
  try {
    const waits = await asked({ description: 'Peaje' });
    const decided = await asked({ description: 'Estacionamiento' });
    await world.approve(decided);
    const withdrawn = await asked({ description: 'Taxi de vuelta' });
    const { version } = (await world.seen(withdrawn, 'empleado')).body;
    await world.server.call(withdrawReimbursement, { id: withdrawn, version }, 'empleado');
    const statuses = await Promise.all(
      [waits, decided, withdrawn].map(async (id) => (await world.seen(id, 'supervisor')).status),
    );
    expect(statuses).toEqual([200, 404, 404]);
    const { rows } = (await world.server.call(listReimbursements, { size: 200 }, 'supervisor'))
      .body;
    const listed = rows.map(({ id }) => id);
    expect(listed).toContain(waits);
    expect(listed).not.toContain(decided);
    expect(listed).not.toContain(withdrawn);
  } finally {
    await db
      .update(role)
      .set({ flags: before?.flags as object })
      .where(eq(role.name, 'Supervisor'));
  }
});
