import { mentionedIn, mentionParts, withMarks, withNames } from './mentionText';

const ana = { personId: 4, name: 'Ana Ruiz' };
const anaMaria = { personId: 9, name: 'Ana Ruiz Peña' };

test('people are found in the words once each, and nothing else is one', () => {
  expect(mentionedIn('@[p4] y @[p9], y otra vez @[p4]; @[4] @p4 [p4] @[p-1]')).toEqual([4, 9]);
});

test('a message is read with names, and whoever has none is somebody', () => {
  expect(withNames('Hola @[p4]: ¿y @[p7]?', [ana])).toBe('Hola @Ana Ruiz: ¿y @alguien?');
  expect(mentionParts('Hola @[p4]', [ana])).toEqual([
    { at: 0, text: 'Hola ' },
    { at: 5, text: '@Ana Ruiz', personId: 4 },
  ]);
});

test('a name after an @ is its person, the longer one before the shorter', () => {
  const text = '@Ana Ruiz Peña y @Ana Ruiz, no @Ana Ruizzo ni Ana Ruiz';
  expect(withMarks(text, [ana, anaMaria])).toBe('@[p9] y @[p4], no @Ana Ruizzo ni Ana Ruiz');
  expect(withNames(withMarks(text, [ana, anaMaria]), [ana, anaMaria])).toBe(text);
});

test('between two who are called the same nobody is guessed', () => {
  expect(withMarks('@Ana Ruiz', [ana, { personId: 5, name: 'Ana Ruiz' }])).toBe('@Ana Ruiz');
  expect(withMarks('@Ana Ruiz', [ana, ana])).toBe('@[p4]');
});
