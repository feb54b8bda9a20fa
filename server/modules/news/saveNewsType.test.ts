import { listNewsTypes, saveNewsType } from '@contract/news/newsTypeAcciones';
import { absence } from '../../db/schema/absences';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

test('types: who may keep them, what may not change once in use', async () => {
  const fields = { code: 'MUD', name: 'Mudanza', unit: 'days', paidPercent: 100, askable: true };
  const made = await world.server.call(saveNewsType, fields, 'rrhh');
  expect(made.body).toMatchObject({ code: 'MUD', used: false, version: 1 });
  expect((await world.server.call(saveNewsType, fields, 'supervisor')).status).toBe(403);
  const twin = await world.server.call(
    saveNewsType,
    { ...fields, code: 'MU2', name: 'mudanza' },
    'rrhh',
  );
  expect(twin.error.fields).toHaveProperty('name');
  await world.enter({ ...world.absent(), typeId: made.body.id });
  const { id, version } = made.body;
  const changed = await world.server.call(
    saveNewsType,
    { ...fields, id, version, unit: 'hours' },
    'rrhh',
  );
  expect(Object.keys(changed.error.fields ?? {})).toEqual(['unit']);
  const renamed = await world.server.call(
    saveNewsType,
    { ...fields, id, version, name: 'Día por mudanza' },
    'admin',
  );
  expect(renamed.body).toMatchObject({ version: 2, used: true });
  expect(await world.db.select().from(absence)).toMatchObject([{ label: 'Día por mudanza' }]);
  const stale = await world.server.call(saveNewsType, { ...fields, id, version }, 'rrhh');
  expect(stale.error.code).toBe('conflicto_version');
  const money = { code: 'BON', name: 'Bono', unit: 'amount', paidPercent: 100 };
  const asked = await world.server.call(saveNewsType, { ...money, askable: true }, 'rrhh');
  expect(Object.keys(asked.error.fields ?? {}).sort()).toEqual(['askable', 'sign']);
  const shown = (await world.server.call(listNewsTypes, {}, 'empleado')).body;
  expect([shown.edits, shown.rows.every(({ askable }) => askable)]).toEqual([false, true]);
});
