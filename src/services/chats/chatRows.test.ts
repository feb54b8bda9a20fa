import { withLast } from './chatRows';

const row = (id: number, lastId: number, unread = 0) => ({
  ...{ id, kind: 'direct' as const, name: `Chat ${id}`, imageUrl: null, unread },
  ...{ muted: false, left: false, closed: false },
  last: {
    ...{ id: lastId, authorId: 2, authorName: 'Ana', body: 'antes', files: 0 },
    ...{ voice: null, deleted: false },
    sentAt: '2026-11-23T12:00:00.000Z',
  },
});
const said = (chatId: number, id: number, more: object = {}) => ({
  ...{
    id,
    version: 1,
    chatId,
    authorId: 2,
    clientId: `c${id}`,
    body: 'ahora',
    mentions: [],
    urgent: false,
  },
  ...{ files: [], replyTo: null, reactions: [], asksAck: false, acks: [], pinned: false },
  author: { id: null, name: 'Ana', position: null, imageUrl: '' },
  ...{ sentAt: '2026-11-23T13:00:00.000Z', editedAt: null, deleted: false, ...more },
});
const me = 9;

test('what is said goes first, with its words, and counts as unread where another said it', () => {
  const rows = withLast([row(1, 20), row(2, 10, 3)], said(2, 30), me);
  expect(rows?.map(({ id, unread }) => [id, unread])).toEqual([
    [2, 4],
    [1, 0],
  ]);
  expect(rows?.[0]?.last?.body).toBe('ahora');
  expect(withLast([row(2, 10, 3)], said(2, 30, { authorId: me }), me)?.[0]?.unread).toBe(3);
});

test('a voice says how long it is', () => {
  const file = { name: 'Mensaje de voz', mime: 'audio/webm', url: '/archivos/1', previewUrl: null };
  const spoken = said(1, 30, { body: '', files: [{ ...file, seconds: 42 }] });
  expect(withLast([row(1, 20)], spoken, me)?.[0]?.last).toMatchObject({ files: 1, voice: 42 });
});

test('a change of the last one shows its words, and counts nothing more', () => {
  const [changed] = withLast([row(1, 20, 1)], said(1, 20, { body: '', deleted: true }), me) ?? [];
  expect([changed?.unread, changed?.last?.deleted, changed?.last?.body]).toEqual([1, true, '']);
});

test('a change of an older one moves nothing, and an unknown conversation is asked for', () => {
  const rows = [row(1, 20), row(2, 10)];
  expect(withLast(rows, said(2, 8), me)).toEqual(rows);
  expect(withLast(rows, said(3, 40), me)).toBeNull();
});

test('unread is counted up to a hundred', () => {
  expect(withLast([row(1, 20, 100)], said(1, 21), me)?.[0]?.unread).toBe(100);
});
