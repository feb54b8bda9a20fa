import { listPostReaders } from '@contract/posts/listPostReaders';
import {
  archivePost,
  commentPost,
  createPost,
  deletePostComment,
  getPost,
  listPostComments,
  listPosts,
  reactToPost,
  restorePost,
  updatePost,
} from '@contract/posts/postAcciones';
import { confirmPostRead } from '@contract/posts/postReadingAcciones';
import { getOrganisation } from '@contract/users/chartAcciones';
import { desc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const everyone = { title: 'Aviso', body: 'Texto', audience: { kind: 'all' as const } };

async function publish(fields: Record<string, unknown> = {}, as = 'rrhh') {
  const { status, body, error } = await server.call(createPost, { ...everyone, ...fields }, as);
  if (status !== 200) throw new Error(`not published: ${JSON.stringify(error)}`);
  return body;
}

async function placeId(kind: 'sites' | 'areas', name: string): Promise<number> {
  const { body } = await server.call(getOrganisation, {}, 'rrhh');
  const found = body[kind].find((row) => row.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
}

const titlesFor = async (user: string, fields: Record<string, unknown> = {}) => {
  const { body } = await server.call(listPosts, { size: 200, ...fields }, user);
  return body.rows.map((row) => row.title);
};

test('the wall shows what is pinned first and then the newest', async () => {
  await publish({ title: 'Suelta y nueva' });
  const { body } = await server.call(listPosts, {}, 'empleado');
  const pinned = body.rows.map((row) => row.pinned);
  expect(pinned).toEqual([...pinned].sort((a, b) => Number(b) - Number(a)));
  const loose = body.rows.filter((row) => !row.pinned).map((row) => row.publishedAt);
  expect(loose).toEqual([...loose].sort().reverse());
  expect(body.total).toBe(body.rows.length);
});

test('a post for a site or an area is for them alone: list, id, comments and search', async () => {
  const rosario = await placeId('sites', 'Depósito Rosario');
  const post = await publish({ title: 'Solo Rosario', audience: { kind: 'site', ids: [rosario] } });
  expect(await titlesFor('empleado')).not.toContain('Solo Rosario');
  expect(await titlesFor('empleado', { search: 'solo rosario' })).toEqual([]);
  expect(await titlesFor('rrhh')).toContain('Solo Rosario');
  expect((await server.call(getPost, { id: post.id }, 'empleado')).status).toBe(404);
  expect((await server.call(listPostComments, { postId: post.id }, 'empleado')).status).toBe(404);
  expect(
    (await server.call(commentPost, { postId: post.id, body: 'hola' }, 'empleado')).status,
  ).toBe(404);
  expect(
    (await server.call(reactToPost, { id: post.id, reaction: 'like' }, 'empleado')).status,
  ).toBe(404);
});

test('a supervisor speaks to their own area and to nobody else', async () => {
  const commercial = await placeId('areas', 'Comercial');
  const other = await placeId('areas', 'Recursos Humanos');
  const to = (audience: unknown) =>
    server.call(createPost, { ...everyone, audience }, 'supervisor').then(({ status }) => status);
  expect(await to({ kind: 'area', ids: [commercial] })).toBe(200);
  expect(await to({ kind: 'area', ids: [commercial, other] })).toBe(403);
  expect(await to({ kind: 'all' })).toBe(403);
});

test('a second writer with an old version gets what is stored now', async () => {
  const post = await publish({ title: 'Primera' });
  const first = await server.call(
    updatePost,
    { ...everyone, id: post.id, version: 1, title: 'Segunda' },
    'rrhh',
  );
  expect([first.status, first.body.version]).toEqual([200, 2]);
  const stale = await server.call(
    updatePost,
    { ...everyone, id: post.id, version: 1, title: 'Tercera' },
    'rrhh',
  );
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  expect(stale.error.detail).toMatchObject({ current: { title: 'Segunda', version: 2 } });
});

test('nobody edits or archives a post of somebody else without reach over all', async () => {
  const post = await publish();
  const edit = await server.call(
    updatePost,
    { ...everyone, id: post.id, version: 1 },
    'supervisor',
  );
  const archive = await server.call(archivePost, { id: post.id, version: 1 }, 'supervisor');
  expect([edit.status, archive.status]).toEqual([403, 403]);
});

test('archived it leaves the wall of the others and comes back when restored', async () => {
  const post = await publish({ title: 'Va y viene' });
  await server.call(archivePost, { id: post.id, version: 1 }, 'rrhh');
  expect(await titlesFor('empleado')).not.toContain('Va y viene');
  const archivedOnly = { filters: [{ field: 'state', operator: 'is', value: 'archived' }] };
  expect(await titlesFor('rrhh', archivedOnly)).toContain('Va y viene');
  expect(await titlesFor('empleado', archivedOnly)).toEqual([]);
  await server.call(restorePost, { id: post.id, version: 2 }, 'rrhh');
  expect(await titlesFor('empleado')).toContain('Va y viene');
});

test('the same request twice publishes once and answers the same', async () => {
  const key = { 'idempotency-key': 'la-misma-clave-1' };
  const fields = { ...everyone, title: 'Una sola vez' };
  const [first, second] = await Promise.all([
    server.call(createPost, fields, 'rrhh', key),
    server.call(createPost, fields, 'rrhh', key),
  ]);
  expect(first.body).toEqual(second.body);
  expect((await titlesFor('rrhh', { search: 'una sola vez' })).length).toBe(1);
  const other = await server.call(createPost, { ...fields, title: 'Otra cosa' }, 'rrhh', key);
  expect(other.status).toBe(409);
});

test("comments count, are the author's to delete, and nobody else's", async () => {
  const post = await publish();
  const { body: comment } = await server.call(
    commentPost,
    { postId: post.id, body: 'Hola 👋 ñandú' },
    'empleado',
  );
  expect((await server.call(getPost, { id: post.id }, 'empleado')).body.commentCount).toBe(1);
  const stranger = await server.call(
    deletePostComment,
    { id: comment.id, postId: post.id },
    'supervisor',
  );
  expect(stranger.status).toBe(403);
  const owner = await server.call(
    deletePostComment,
    { id: comment.id, postId: post.id },
    'empleado',
  );
  expect(owner.status).toBe(200);
  expect((await server.call(listPostComments, { postId: post.id }, 'empleado')).body).toEqual({
    rows: [],
    total: 0,
  });
});

test('fifty comments at once are fifty in the count', async () => {
  const post = await publish();
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.call(commentPost, { postId: post.id, body: `Comentario ${index}` }, 'empleado'),
    ),
  );
  const { body } = await server.call(listPostComments, { postId: post.id, size: 100 }, 'empleado');
  expect([body.rows.length, body.total]).toEqual([50, 50]);
});

test('reading is confirmed once and only where it was asked', async () => {
  const plain = await publish();
  expect((await server.call(confirmPostRead, { id: plain.id }, 'empleado')).status).toBe(409);
  const asked = await publish({ asksConfirmation: true });
  await server.call(confirmPostRead, { id: asked.id }, 'empleado');
  const first = (await server.call(getPost, { id: asked.id }, 'empleado')).body.confirmedAt;
  await server.call(confirmPostRead, { id: asked.id }, 'empleado');
  expect((await server.call(getPost, { id: asked.id }, 'empleado')).body.confirmedAt).toBe(first);
  const { body } = await server.call(listPostReaders, { id: asked.id, state: 'confirmed' }, 'rrhh');
  expect([body.total, body.counts.confirmed]).toEqual([1, 1]);
});

test('an image that this person never uploaded cannot be published', async () => {
  const { status, error } = await server.call(
    createPost,
    { ...everyone, images: [{ hash: 'a'.repeat(64), alt: '' }] },
    'rrhh',
  );
  expect([status, error.fields]).toEqual([
    422,
    { images: 'Volvé a subir la imagen: no la encontramos.' },
  ]);
});

test('the audit tells who changed what, and cannot be altered', async () => {
  const post = await publish({ title: 'Antes' });
  await server.call(updatePost, { ...everyone, id: post.id, version: 1, title: 'Después' }, 'rrhh');
  const { db } = server.services.database;
  const [entry] = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.entityId, String(post.id)))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  expect(entry).toMatchObject({
    accion: 'publicacion.editar',
    before: { title: 'Antes' },
    after: { title: 'Después' },
  });
  await expect(db.update(auditEntry).set({ address: 'x' })).rejects.toThrow();
  await expect(db.delete(auditEntry)).rejects.toThrow();
});

test('nobody owes a reading of their own post, and a refusal names its field', async () => {
  await publish({ title: 'Propia', asksConfirmation: true });
  const mine = (field: string) => [{ field, operator: 'is', value: true }];
  for (const field of ['unread', 'pendingConfirmation']) {
    expect(await titlesFor('rrhh', { filters: mine(field) })).not.toContain('Propia');
    expect(await titlesFor('empleado', { filters: mine(field) })).toContain('Propia');
  }
  const { body } = await server.call(listPosts, { search: 'Propia' }, 'rrhh');
  expect(body.rows[0]?.mine).toBe(true);
  const refused = await server.call(createPost, everyone, 'supervisor');
  expect(refused.error).toMatchObject({ fields: { audience: expect.any(String) } });
});

test('who sees every post owes the reading only of those written for them', async () => {
  await publish(
    {
      title: 'Solo Comercial',
      audience: { kind: 'area', ids: [await placeId('areas', 'Comercial')] },
      asksConfirmation: true,
    },
    'supervisor',
  );
  const owed = { filters: [{ field: 'pendingConfirmation', operator: 'is', value: true }] };
  expect(await titlesFor('rrhh')).toContain('Solo Comercial');
  expect(await titlesFor('rrhh', owed)).not.toContain('Solo Comercial');
  expect(await titlesFor('empleado', owed)).toContain('Solo Comercial');
});
