import {
  addAdjustment,
  listAdjustments,
  listOwnAdjustments,
  removeAdjustment,
} from '@contract/closes/closeAcciones';
import { addDays } from '../../engine/time/days';
import { spanOf } from './periods';
import { type ClosesWorld, closesWorld } from './testing/closesWorld';

let world: ClosesWorld;

beforeAll(async () => {
  world = await closesWorld();
});
afterAll(() => world.server.close());

const adjustment = (more: object = {}) => ({
  personId: world.personOf('empleado').id,
  day: world.day,
  figure: 'overtime50',
  minutes: 90,
  reason: 'Inventario del sábado.',
  ...more,
});
const add = (more: object = {}, as = 'rrhh') =>
  world.server.call(addAdjustment, adjustment(more), as);

test('what came late for a closed month counts in the first that is open, and goes away again', async () => {
  expect((await add()).error.message).toMatch(/Ese mes está abierto/);
  await world.closeTime();
  const { status, body } = await add();
  const next = addDays(spanOf(world.at.month).to, 1).slice(0, 7);
  expect([status, body.month, body.minutes]).toEqual([200, next, 90]);
  const there = { ...world.at, month: next };
  const { rows } = (await world.server.call(listAdjustments, there, 'rrhh')).body;
  expect(rows).toMatchObject([{ id: body.id, figure: 'overtime50', day: world.day }]);
  const own = async (as: string) =>
    (await world.server.call(listOwnAdjustments, { month: next }, as)).body.rows;
  expect(await own('empleado')).toMatchObject([
    { day: world.day, minutes: 90, sign: 'add', reason: 'Inventario del sábado.' },
  ]);
  expect(await own('supervisor')).toEqual([]);
  const gone = await world.server.call(removeAdjustment, { id: body.id, version: 1 }, 'rrhh');
  expect(gone.status).toBe(200);
  expect((await world.server.call(listAdjustments, there, 'rrhh')).body.rows).toEqual([]);
  expect(await own('empleado')).toEqual([]);
});

test('time without minutes is refused, words need none; nobody adjusts their own', async () => {
  expect((await add({ minutes: null })).error.fields?.minutes).toBe('Decí cuántos minutos.');
  const told = await add({ figure: 'absence', minutes: 30, reason: 'Certificado del 15.' });
  expect([told.status, told.body.minutes]).toEqual([200, null]);
  const own = await add({ personId: world.personOf('rrhh').id });
  expect(own.error.message).toBe('Nadie carga un ajuste propio.');
  expect((await add({}, 'supervisor')).error.code).toBe('sin_permiso');
});
