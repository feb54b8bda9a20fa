import { postForm } from './postForm';
import { aPost } from './testing/postsWire';

const places = {
  sites: [{ id: 4, name: 'Rosario', zone: '' }],
  areas: [{ id: 9, name: 'Expedición', siteId: 4 }],
};
const form = postForm(places);

async function faultsOf(held: ReturnType<typeof form.values>) {
  const { errors } = await form.resolver(held, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return errors;
}

test('a post becomes the form and the form the same post', () => {
  const post = aPost({
    audience: { kind: 'area', ids: [9] },
    expiresAt: '2026-12-01T12:00:00.000Z',
    images: [{ hash: 'a'.repeat(64), url: '', previewUrl: '', width: 1, height: 1, alt: 'Patio' }],
    files: [{ hash: 'b'.repeat(64), name: 'Reglamento.pdf', url: '' }],
  });
  expect(form.input(form.values(post))).toEqual({
    title: post.title,
    body: post.body,
    audience: { kind: 'area', ids: [9] },
    pinned: false,
    expiresAt: '2026-12-01T12:00:00.000Z',
    asksConfirmation: false,
    images: [{ hash: 'a'.repeat(64), alt: 'Patio' }],
    files: [{ hash: 'b'.repeat(64), name: 'Reglamento.pdf' }],
  });
});

test('no date is no date, and everybody needs no list', async () => {
  const values = { ...form.values(null), title: 'Hola' };
  expect(form.input(values)).toMatchObject({ expiresAt: null, audience: { kind: 'all' } });
  expect(await faultsOf(values)).toEqual({});
});

test('the reasons are in Spanish and on their fields', async () => {
  const values = { ...form.values(null), audience: { kind: 'site' as const, ids: [] } };
  expect(await faultsOf(values)).toMatchObject({
    title: { message: 'Poné un título.' },
    audience: { ids: { message: 'Elegí al menos una sede.' } },
  });
});

test('a conflict names what differs, in words', () => {
  const stored = aPost({ audience: { kind: 'site', ids: [4] }, pinned: true });
  const mine = {
    ...form.values(stored),
    title: 'Otro',
    audience: { kind: 'area' as const, ids: [9] },
    pinned: false,
  };
  expect(form.conflict(mine, stored)).toEqual([
    { name: 'title', label: 'Título', mine: 'Otro', stored: stored.title },
    { name: 'audience', label: 'Para quién', mine: 'Expedición', stored: 'Rosario' },
    { name: 'pinned', label: 'Fijar arriba del muro', mine: 'No', stored: 'Sí' },
  ]);
});

test('the moment it ends and its pictures show in a conflict too', () => {
  const image = {
    hash: 'a'.repeat(64),
    url: '',
    previewUrl: '',
    width: 1,
    height: 1,
    alt: 'Patio',
  };
  const stored = aPost({ images: [image] });
  const mine = { ...form.values(stored), expiresAt: '2026-12-01T12:00:00.000Z', images: [] };
  expect(form.conflict(mine, stored)).toEqual([
    {
      name: 'expiresAt',
      label: 'Vence',
      mine: expect.stringContaining('01/12/2026'),
      stored: 'Sin vencimiento',
    },
    { name: 'images', label: 'Imágenes', mine: 'Sin imágenes', stored: '1. Patio' },
  ]);
});
