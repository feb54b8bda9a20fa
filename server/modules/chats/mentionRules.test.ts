import { MOST_MENTIONS, mentionMark } from '@contract/chats/mentionText';
import { mentionRefusal, mentionWords } from './mentionRules';

const members = new Set([4, 9]);

test('only those who are in the conversation are called', () => {
  expect(mentionRefusal('@[p4] y @[p9]', members)).toBeNull();
  expect(mentionRefusal('@[p4] y @[p8]', members)).toBe(mentionWords.stranger);
});

test('whoever was called and left stays in a message that is corrected', () => {
  expect(mentionRefusal('@[p8], mañana', members, [8])).toBeNull();
});

test('a message does not call everybody', () => {
  const many = Array.from({ length: MOST_MENTIONS + 1 }, (_, at) => at + 1);
  expect(mentionRefusal(many.map(mentionMark).join(' '), new Set(many))).toBe(mentionWords.tooMany);
});
