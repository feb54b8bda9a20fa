import { askCorrection, enterManyPunches } from '@contract/markings/correctionAcciones';
import { approveRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import { addDays } from '../../engine/time/days';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';
import { instantAt } from './wallClock';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
});
afterAll(() => world.server.close());

const came = (day: string, clock: string) =>
  world.db
    .insert(punch)
    .values({
      personId: world.personOf('empleado'),
      at: instantAt(world.zone, day, clock),
      kind: 'in',
      source: 'web',
      day,
    })
    .returning();

test('an exit of the next day is refused where it goes on over the entry of that day, asked for, approved or entered', async () => {
  await world.clear();
  const day = world.dayOf(world.stamp(-48));
  const ask = (punches: object[]) => {
    const asked = { day, punches, reason: 'Me olvidé de fichar la salida.' };
    return world.server.call(askCorrection, asked, 'empleado');
  };
  const [entry] = await came(day, '08:02');
  const exit = { kind: 'out', clock: '10:00', nextDay: true };
  const wished = [{ id: entry?.id, kind: 'in', clock: '08:02' }, exit];
  const next = addDays(day, 1);
  const why = `La salida tiene que ser antes de la entrada siguiente, que es la del ${next.split('-').reverse().join('/')} a las 07:58.`;
  // Asked for before tomorrow came.
  expect((await ask(wished)).status).toBe(200);
  await came(next, '07:58');
  const [one] = (await world.server.call(listWaiting, {}, 'supervisor')).body.rows.filter(
    ({ title }) => title.startsWith('Corrección de fichadas'),
  );
  const approve = { id: one?.id, version: one?.version };
  const late = await world.server.call(approveRequest, approve, 'supervisor');
  expect([late.status, late.error.message]).toEqual([409, expect.stringContaining(why)]);
  await world.clear();
  const [again] = await came(day, '08:02');
  await came(next, '07:58');
  const refused = await ask([{ ...wished[0], id: again?.id }, exit]);
  expect([refused.status, refused.error.message]).toEqual([422, why]);
  const night = { startsAt: '22:00', endsAt: '08:30', note: 'De noche' };
  const selection = { kind: 'rows', ids: [world.personOf('empleado')] };
  await world.db.delete(punch).where(eq(punch.day, day));
  const { body } = await world.server.call(enterManyPunches, { selection, day, ...night }, 'rrhh');
  expect(body.results.map(({ ok, message }) => [ok, message])).toEqual([[false, why]]);
  // Before that entry it is a night like any other.
  const before = { selection, day, ...night, endsAt: '07:30' };
  expect((await world.server.call(enterManyPunches, before, 'rrhh')).body.done).toBe(1);
});
