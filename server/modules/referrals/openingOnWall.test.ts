import { archivePost, getPost, listPosts } from '@contract/posts/postAcciones';
import { announceReferralOpening } from '@contract/referrals/openingAcciones';
import { eq, gt } from 'drizzle-orm';
import { post } from '../../db/schema/posts';
import { account, role } from '../../db/schema/session';
import { type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;

beforeAll(async () => {
  world = await referralsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const announce = (id: number, as = 'rrhh') =>
  world.server.call(announceReferralOpening, { id }, as);

/** An opening that has a post on the wall. */
async function told(more: object = {}) {
  const { id } = await world.open(more);
  const { status, body } = await announce(id);
  if (status !== 200 || body.postId === null) throw new Error(`${status}: nothing was told`);
  return { id, version: body.version, postId: body.postId };
}

const read = (id: number, as: string) => world.server.call(getPost, { id }, as);
const onWall = async (as: string) =>
  (await world.server.call(listPosts, { size: 50 }, as)).body.rows.map(({ id }) => id);

test('an opening is told on the wall once, without its bonus and with a link for those who may refer', async () => {
  const { id } = await world.open();
  const both = await Promise.all([announce(id), announce(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const postId = both.find(({ status }) => status === 200)?.body.postId ?? 0;
  const { body: seen } = await read(postId, 'empleado');
  expect(seen).toMatchObject({
    ...{ title: 'Buscamos: Operario de depósito', link: `/referrals/openings/${id}` },
    ...{ audience: { kind: 'all' }, pinned: false, asksConfirmation: false },
  });
  expect(seen.body).toContain('Preparar pedidos');
  expect(seen.body).not.toMatch(/80\.?000|bono/i);
  // People who may not refer read it, and are led nowhere that is shut to them.
  expect((await read(postId, 'sueldos')).body).toMatchObject({ link: null });
  // It ends with the last day of the opening, where that is.
  expect(seen.expiresAt).toContain(await world.day(61));
});

test('the post of an opening follows its corrections, and leaves the wall once the opening closes', async () => {
  const { id, version, postId } = await told();
  const saved = await world.save({ id, version, position: 'Operaria de depósito' });
  expect(saved.body.postId).toBe(postId);
  expect((await read(postId, 'empleado')).body.title).toBe('Buscamos: Operaria de depósito');
  const dearer = await world.save({ id, version: saved.body.version, bonusHired: '90000.00' });
  const edited = (await read(postId, 'empleado')).body;
  expect(dearer.status).toBe(200);
  const closed = await world.save({ id, version: dearer.body.version, open: false });
  expect(closed.body.postId).toBeNull();
  expect((await read(postId, 'empleado')).status).toBe(404);
  expect((await read(postId, 'rrhh')).body.version).toBe(edited.version + 1);
  expect((await announce(id)).status).toBe(409);
  // Open again, it may be told anew.
  await world.save({ id, version: closed.body.version });
  const again = await announce(id);
  expect(again.body.postId).not.toBe(postId);
});

test('with the last place it leaves the wall too', async () => {
  const { id, postId } = await told({ places: 1 });
  expect(await onWall('empleado')).toContain(postId);
  expect((await world.hired(id, await world.day(5))).answer.status).toBe(200);
  expect(await onWall('empleado')).not.toContain(postId);
});

test('a post that somebody archived by hand stays archived, and the opening may be told anew', async () => {
  const { id, version, postId } = await told();
  await world.server.call(archivePost, { id: postId, version: 1 }, 'rrhh');
  const saved = await world.save({ id, version, position: 'Otro puesto' });
  expect(saved.body.postId).toBeNull();
  expect((await read(postId, 'rrhh')).body.title).toBe('Buscamos: Operario de depósito');
  expect((await announce(id)).status).toBe(200);
});

test('who may not publish is told so; who only refers is refused; what is not there does not exist', async () => {
  const { id } = await world.open();
  const before = Math.max(
    0,
    ...(await world.db.select({ id: post.id }).from(post)).map((one) => one.id),
  );
  expect((await announce(id, 'empleado')).status).toBe(403);
  expect((await announce(999_999)).status).toBe(404);
  const [hr] = await world.db
    .select({ id: role.id, flags: role.flags })
    .from(role)
    .innerJoin(account, eq(account.roleId, role.id))
    .where(eq(account.username, 'rrhh'));
  if (!hr) throw new Error('nobody is HR');
  const flags = { ...(hr.flags as object), POSTS: { SHOW: true } };
  const set = (value: unknown) =>
    world.db
      .update(role)
      .set({ flags: value as typeof hr.flags })
      .where(eq(role.id, hr.id));
  await set(flags);
  const refused = await announce(id);
  await set(hr.flags);
  expect([refused.status, refused.error.message]).toEqual([
    403,
    expect.stringContaining('No podés publicar'),
  ]);
  expect(await world.db.$count(post, gt(post.id, before))).toBe(0);
});
