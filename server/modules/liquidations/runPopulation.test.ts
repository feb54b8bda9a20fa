import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let own: number;
beforeAll(async () => {
  world = await runWorld();
  const [row] = await world.db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(account.username, 'empleado'));
  own = row?.id ?? 0;
});
afterAll(() => world.server.close());

test('who is left out of a month is not paid by it, and can be paid by one of their own', async () => {
  const all = await world.people((await world.reviewed({ title: 'De todos' })).id);
  const without = await world.reviewed({ title: 'Sin una persona', exceptIds: [own] });
  const paid = await world.people(without.id);
  expect(paid.length).toBe(all.length - 1);
  expect(paid.map(({ personId }) => personId)).not.toContain(own);
  const alone = await world.reviewed({ title: 'Su mes', personIds: [own] });
  expect((await world.people(alone.id)).map(({ personId }) => personId)).toEqual([own]);
});

test('a run of nobody is refused, and a last pay is for its leavers alone', async () => {
  const nobody = await world.open({ personIds: [own], exceptIds: [own] });
  expect([nobody.status, nobody.error.fields]).toEqual([422, { period: expect.any(String) }]);
  const ahead = await world.open({ kind: 'vacation', period: '2026-12', exceptIds: [own] });
  expect(ahead.status === 200 ? ahead.body.exceptIds : []).toEqual([]);
});
