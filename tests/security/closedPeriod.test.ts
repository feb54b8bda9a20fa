import type { AccionDefinition } from '@contract/core/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { changesOfTheMonth } from './closedPeriod/changesOfTheMonth';
import { type ClosedWorld, closedWorld } from './closedPeriod/closedWorld';
import { datedFields } from './closedPeriod/datedFields';
import { modulesWithoutMonths, notOfIds } from './closedPeriod/notOfIds';
import { notOfPeriods } from './closedPeriod/notOfPeriods';
import { takesId } from './closedPeriod/takesId';

let world: ClosedWorld;

beforeAll(async () => {
  world = await closedWorld();
});
afterAll(() => world.server.close());

const all = Object.entries(acciones) as [AccionKey, AccionDefinition][];

test('every accion that takes a day says what it does to a closed month, or why nothing', () => {
  const dated = all
    .filter(([, accion]) => accion.method === 'POST' && datedFields(accion).length > 0)
    .map(([key]) => key);
  const tried = new Set(changesOfTheMonth.map(({ key }) => key));
  expect(dated.length).toBeGreaterThan(25);
  expect(dated.filter((key) => !tried.has(key) && !(key in notOfPeriods))).toEqual([]);
  expect(Object.keys(notOfPeriods).filter((key) => !dated.includes(key as AccionKey))).toEqual([]);
});

test('every accion that changes a record by its number is tried too, or says why nothing happens', () => {
  const named = all.filter(([, accion]) => accion.method === 'POST' && takesId(accion));
  const tried = new Set(changesOfTheMonth.map(({ key }) => key));
  const keys = named.map(([key]) => key);
  const untold = named.filter(
    ([key, { module }]) =>
      !(tried.has(key) || key in notOfPeriods || key in notOfIds || module in modulesWithoutMonths),
  );
  expect(untold.map(([key]) => key)).toEqual([]);
  const idle = (key: AccionKey) => tried.has(key) || key in notOfPeriods || !keys.includes(key);
  expect((Object.keys(notOfIds) as AccionKey[]).filter(idle)).toEqual([]);
  const undated = keys.filter((key) => tried.has(key) && datedFields(acciones[key]).length === 0);
  expect(undated.length).toBeGreaterThan(14);
});

test.each(changesOfTheMonth)('$key ($what) leaves the closed month alone', async (change) => {
  const accion: AccionDefinition = acciones[change.key];
  const answer = await world.server.call(accion, await change.input(world), change.as);
  if (change.left) {
    expect(answer).toMatchObject({ status: 200 });
    expect(change.left(answer.body as never)).toBe(true);
  } else {
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      409,
      'periodo_cerrado',
      expect.stringMatching(/cerrado/),
    ]);
  }
});

test('after all of that its seals hold', async () => {
  expect(await world.seals()).toEqual([
    expect.objectContaining({ ledger: 'time', state: 'intact' }),
    expect.objectContaining({ ledger: 'pay', state: 'intact' }),
  ]);
});
