import type { AccionDefinition } from '@contract/core/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { changesOfTheMonth } from './closedPeriod/changesOfTheMonth';
import { type ClosedWorld, closedWorld } from './closedPeriod/closedWorld';
import { datedFields } from './closedPeriod/datedFields';
import { notOfPeriods } from './closedPeriod/notOfPeriods';

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
