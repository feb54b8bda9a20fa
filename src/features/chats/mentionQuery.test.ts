import { mentionQuery } from './mentionQuery';

const at = (text: string) => mentionQuery(text, text.length);

test('a name begins with an @ that stands alone', () => {
  expect(at('@')).toEqual({ from: 0, words: '' });
  expect(at('Hola @dél')).toEqual({ from: 5, words: 'dél' });
  expect(at('Hola (@Ana Ru')).toEqual({ from: 6, words: 'Ana Ru' });
});

test('an address, a space after the name and another line are none', () => {
  expect(at('ana@anden')).toBeNull();
  expect(at('@Ana Ruiz ')).toBeNull();
  expect(at('@Ana\nRuiz')).toBeNull();
  expect(at('Hola')).toBeNull();
});

test('what stands after the caret does not count', () => {
  expect(mentionQuery('Hola @an y chau', 8)).toEqual({ from: 5, words: 'an' });
});
