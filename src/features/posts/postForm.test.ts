import { conflictFields, postForm, toInput, toValues } from './postForm';
import { aPost } from './testing/postsWire';

const places = {
  sites: [{ id: 4, name: 'Rosario', zone: '' }],
  areas: [{ id: 9, name: 'Expedición', siteId: 4 }],
};

test('a post becomes the form and the form the same post', () => {
  const post = aPost({
    audience: { kind: 'area', ids: [9] },
    expiresAt: '2026-12-01T12:00:00.000Z',
    images: [{ hash: 'a'.repeat(64), url: '', previewUrl: '', width: 1, height: 1, alt: 'Patio' }],
  });
  expect(toInput(toValues(post))).toEqual({
    title: post.title,
    body: post.body,
    audience: { kind: 'area', ids: [9] },
    pinned: false,
    expiresAt: '2026-12-01T12:00:00.000Z',
    asksConfirmation: false,
    images: [{ hash: 'a'.repeat(64), alt: 'Patio' }],
  });
});

test('no date is no date, and everybody needs no list', () => {
  const values = { ...toValues(null), title: 'Hola' };
  expect(toInput(values)).toMatchObject({ expiresAt: null, audience: { kind: 'all' } });
  expect(postForm.safeParse(values).success).toBe(true);
});

test('the reasons are in Spanish and on their fields', () => {
  const values = { ...toValues(null), audience: { kind: 'site' as const, ids: [] } };
  const found = postForm
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(found).toEqual([
    ['title', 'Poné un título.'],
    ['audience.ids', 'Elegí al menos una sede.'],
  ]);
});

test('a conflict names what differs, in words', () => {
  const stored = aPost({ audience: { kind: 'site', ids: [4] }, pinned: true });
  const mine = {
    ...toValues(stored),
    title: 'Otro',
    audience: { kind: 'area' as const, ids: [9] },
    pinned: false,
  };
  expect(conflictFields(mine, stored, places)).toEqual([
    { label: 'Título', mine: 'Otro', stored: stored.title },
    { label: 'Para quién', mine: 'Expedición', stored: 'Rosario' },
    { label: 'Fijada arriba', mine: 'No', stored: 'Sí' },
  ]);
});
