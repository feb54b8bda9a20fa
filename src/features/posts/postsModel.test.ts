import { confirmationOf, expiryLabel, inOrder, isLong, percent, withReaction } from './postsModel';
import { aPost } from './testing/postsWire';

test('one reaction per person: it is added, changed and taken back', () => {
  const added = withReaction(aPost(), 'love');
  expect(added.reactions).toEqual([
    { kind: 'like', count: 2 },
    { kind: 'love', count: 1 },
  ]);
  const changed = withReaction(added, 'like');
  expect(changed.reactions).toEqual([{ kind: 'like', count: 3 }]);
  expect(withReaction(changed, null)).toMatchObject({
    myReaction: null,
    reactions: [{ kind: 'like', count: 2 }],
  });
});

test('reactions keep their places whatever order they come in', () => {
  const mixed = [
    { kind: 'sad' as const, count: 1 },
    { kind: 'like' as const, count: 1 },
  ];
  expect(inOrder(mixed).map(({ kind }) => kind)).toEqual(['like', 'sad']);
});

test('only a reader of a post that is still on the wall is asked to confirm', () => {
  const asked = aPost({ asksConfirmation: true });
  expect(confirmationOf(asked)).toBe('pending');
  expect(confirmationOf({ ...asked, mine: true })).toBe('none');
  expect(confirmationOf({ ...asked, actions: [] })).toBe('none');
  expect(confirmationOf({ ...asked, confirmedAt: '2026-11-20T12:00:00Z' })).toBe('done');
});

test('an expiry is told in its tense', () => {
  const noon = new Date(2026, 10, 20, 12).toISOString();
  expect(expiryLabel(noon, Date.parse(noon) - 1)).toBe('Vence el 20/11/2026 12:00');
  expect(expiryLabel(noon, Date.parse(noon) + 1)).toBe('Venció el 20/11/2026 12:00');
});

test.each([
  [0, 40, 0],
  [1, 1000, 1],
  [999, 1000, 99],
  [40, 40, 100],
  [0, 0, 0],
])('%i of %i is %i %%', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

test('many short lines are as long as much text', () => {
  expect(isLong('a')).toBe(false);
  expect(isLong('a\n'.repeat(20))).toBe(true);
  expect(isLong('a'.repeat(800))).toBe(true);
});
