import type { Message } from '@contract/chats/message';
import { withMessage } from './messageWindow';

const message = (id: number, version = 1, body = `m${id}`): Message => ({
  ...{ id, version, body, chatId: 1, authorId: 2, clientId: `c${id}` },
  mentions: [],
  author: { id: null, name: 'Ana', position: null, imageUrl: '' },
  ...{
    files: [],
    replyTo: null,
    reactions: [],
    asksAck: false,
    pinned: false,
    acks: [],
    urgent: false,
    sentAt: '2026-11-23T12:00:00.000Z',
    editedAt: null,
    deleted: false,
  },
});
const stretch = (ids: readonly number[], older = true, newer = false) => ({
  rows: ids.map((id) => message(id)),
  ...{ older, newer },
});
const ids = (pages: { rows: { id: number }[] }[]) =>
  [...pages].reverse().flatMap(({ rows }) => rows.map(({ id }) => id));

test('a new message stands at the end, once, however often it comes', () => {
  let pages = [stretch([7, 9]), stretch([3, 5], false)];
  pages = withMessage(pages, message(12));
  pages = withMessage(pages, message(12));
  expect(ids(pages)).toEqual([3, 5, 7, 9, 12]);
});

test('one that comes late stands where it was said', () => {
  const pages = [stretch([7, 9]), stretch([3, 5], false)];
  expect(ids(withMessage(pages, message(8)))).toEqual([3, 5, 7, 8, 9]);
  expect(ids(withMessage(pages, message(4)))).toEqual([3, 4, 5, 7, 9]);
});

test('older than all that was read, or beyond a gap, is left for its own stretch', () => {
  expect(ids(withMessage([stretch([7, 9])], message(2)))).toEqual([7, 9]);
  expect(ids(withMessage([stretch([7, 9], true, true)], message(40)))).toEqual([7, 9]);
});

test('what was changed takes the place of what was said, and what is older does not', () => {
  const changed = withMessage([stretch([7, 9])], message(7, 2, 'otra cosa'));
  expect(changed[0]?.rows[0]?.body).toBe('otra cosa');
  expect(withMessage(changed, message(7, 1))[0]?.rows[0]?.body).toBe('otra cosa');
});

test('a reaction shows without a new version, and one’s own copy takes the place of nothing', () => {
  const liked = { ...message(7), reactions: [{ kind: 'like' as const, accountIds: [3] }] };
  const pages = withMessage([stretch([7, 9])], liked);
  expect(pages[0]?.rows[0]?.reactions).toEqual(liked.reactions);
  expect(withMessage(pages, message(7), 'ownCopy')[0]?.rows[0]?.reactions).toHaveLength(1);
});

test('the first of an empty conversation', () => {
  expect(ids(withMessage([stretch([], false)], message(1)))).toEqual([1]);
});

test('in any order in which they come, all stand in the order of their numbers', () => {
  const numbers = Array.from({ length: 40 }, (_, at) => at * 3 + 10);
  for (let seed = 1; seed < 40; seed += 1) {
    const mixed = [...numbers].sort(
      (a, b) => ((a * seed * 7919) % 101) - ((b * seed * 7919) % 101),
    );
    const pages = mixed.reduce(
      (known, id) => withMessage(known, message(id)),
      [stretch([5], true), stretch([1, 2], false)],
    );
    expect(ids(pages)).toEqual([1, 2, 5, ...numbers]);
  }
});
