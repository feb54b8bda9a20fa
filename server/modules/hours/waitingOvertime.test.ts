import { decideOvertime, listHourDays } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { readAccountViewer } from '../../engine/session/readViewer';
import { hoursWorld } from './testing/hoursWorld';
import { seenRows } from './testing/seenRows';
import { waitingOvertime } from './waitingOvertime';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
  await world.empty();
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  await workOffMarks(world.db, undefined, new Date('2026-11-10T12:00:00Z'));
});
afterAll(() => world.server.close());

async function waitsFor(username: string) {
  const { db } = world;
  const [row] = await db.select().from(account).where(eq(account.username, username));
  const viewer = await readAccountViewer(db, row?.id ?? 0);
  if (!viewer) throw new Error(`nobody is ${username}`);
  const found = await Promise.all(waitingOvertime.map((part) => part({ db, viewer })));
  return found.flat();
}

test('overtime waits for who manages whoever made it, and for nobody else who could decide it', async () => {
  expect(await waitsFor('supervisor')).toMatchObject([{ waiting: 1, path: '/hours/overtime' }]);
  for (const other of ['rrhh', 'admin', 'sueldos', 'jefe', 'empleado']) {
    expect([other, await waitsFor(other)]).toEqual([other, []]);
  }
});

test('Recursos Humanos has what nobody above decides, and opens those people alone', async () => {
  const { db, own } = world;
  const [before] = await db.select().from(person).where(eq(person.id, own));
  await db.update(person).set({ managerId: null }).where(eq(person.id, own));
  expect(await waitsFor('supervisor')).toEqual([]);
  expect(await waitsFor('rrhh')).toMatchObject([
    { waiting: 1, path: `/hours/overtime?filtro=overtime:in:waiting&filtro=personId:in:${own}` },
  ]);
  const filters = [{ field: 'personId', operator: 'in' as const, value: [own] }];
  const { body } = await world.server.call(listHourDays, { filters }, 'rrhh');
  expect(body.rows.map(({ personId }) => personId)).toEqual([own]);
  await db.update(person).set({ managerId: before?.managerId }).where(eq(person.id, own));
});

test('who prepares pay reads overtime and does not decide it', async () => {
  const [day] = await world.db.select().from(hourDay).where(eq(hourDay.personId, world.own));
  const decided = { ...seenRows([day]), move: 'approve' as const, reason: 'Inventario' };
  expect((await world.server.call(decideOvertime, decided, 'sueldos')).status).toBe(403);
  expect((await world.server.call(decideOvertime, decided, 'rrhh')).body).toMatchObject({
    done: 1,
  });
  expect(await waitsFor('supervisor')).toEqual([]);
});
