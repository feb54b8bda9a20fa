import { changeVisits, getVisit } from '@contract/visits/visitAcciones';
import { visit } from '../../db/schema/visits';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;
beforeAll(async () => {
  world = await visitsWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const rows = (...ids: number[]) => ({ kind: 'rows' as const, ids });
const change = (input: object, as = 'jefe') =>
  world.server.call(changeVisits, { selection: rows(), ...input } as never, as);
const read = async (id: number) => (await world.server.call(getVisit, { id }, 'jefe')).body;
const assign = (personId: number | null | undefined) => ({ kind: 'assign', personId });

test('a row that somebody changed since it was chosen is refused by itself', async () => {
  const { body: one } = await world.plan();
  const { body: other } = await world.plan({ place: 'Otro' });
  await change({ selection: rows(one.id), change: { kind: 'move', day: '2026-11-27' } });
  const seen = [one, other].map(({ id, version }) => ({ id, version }));
  const { body } = await change({
    ...{ selection: rows(one.id, other.id), seen },
    change: { kind: 'move', day: '2026-11-30' },
  });
  expect(body.results.map(({ ok, message }) => [ok, message])).toEqual([
    [false, expect.stringMatching(/^Otra persona cambió esto/)],
    [true, null],
  ]);
  expect([(await read(one.id)).day, (await read(other.id)).day]).toEqual([
    ...['2026-11-27', '2026-11-30'],
  ]);
});

test('many that were given away are taken back, each as it was', async () => {
  const { body: theirs } = await world.plan();
  const { body: nobodys } = await world.plan({ personId: null });
  const given = await change({
    selection: rows(theirs.id, nobodys.id),
    change: assign(world.people.jefe),
  });
  expect(given.body.done).toBe(2);
  for (const { id, undo } of given.body.results) await change({ selection: rows(id), ...undo });
  expect((await read(theirs.id)).person?.id).toBe(world.people.operario);
  expect((await read(nobodys.id)).person).toBeNull();
});

test('one that is so already stays as it is, and a published one is never without a person', async () => {
  const { body: made } = await world.plan();
  const same = await change({
    selection: rows(made.id),
    change: assign(world.people.operario),
  });
  expect([same.body.done, (await read(made.id)).version]).toEqual([1, 1]);
  await world.publish();
  const { body } = await change({ selection: rows(made.id), change: assign(null) });
  expect(body.results.map(({ message }) => message)).toEqual([
    'Ya se publicó: dásela a otra persona, o cancelala.',
  ]);
});

test('another team’s row is called as one that does not exist, and nobody out of reach gets any', async () => {
  const { body: made } = await world.plan();
  const { status, body } = await change(
    { selection: rows(made.id, 999_999), change: { kind: 'move', day: '2026-11-27' } },
    'supervisor',
  );
  // A selection that holds nothing within reach is none.
  expect(status === 404 || body.done === 0).toBe(true);
  expect((await read(made.id)).day).toBe(world.day);
  const far = await change({
    selection: rows(made.id),
    change: assign(world.people.supervisor),
  });
  expect(far.status).toBe(409);
  expect(await world.db.select().from(visit)).toHaveLength(1);
});
