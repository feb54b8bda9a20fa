import { withReaction } from './withReaction';

const felt = [
  { kind: 'like' as const, accountIds: [1, 2] },
  { kind: 'laugh' as const, accountIds: [3] },
];

test('one feels one thing: it is added, changed and taken back', () => {
  const added = withReaction(felt, 9, 'laugh');
  expect(added).toEqual([
    { kind: 'like', accountIds: [1, 2] },
    { kind: 'laugh', accountIds: [3, 9] },
  ]);
  expect(withReaction(added, 9, 'like')).toEqual([
    { kind: 'like', accountIds: [1, 2, 9] },
    { kind: 'laugh', accountIds: [3] },
  ]);
  expect(withReaction(added, 9, null)).toEqual(felt);
});

test('what nobody feels any more is not there', () => {
  expect(withReaction([{ kind: 'sad', accountIds: [4] }], 4, null)).toEqual([]);
});
