import { type Typed, typeLetter } from './shiftLetters';

const shifts = [
  { id: 1, code: 'M' },
  { id: 2, code: 'N' },
  { id: 3, code: 'NC' },
  { id: 4, code: 'Gua' },
];

/** This tells what each of some letters put, the next one half a second after the one before unless it says when. */
function typing(letters: readonly (string | [string, number])[], among = shifts) {
  let typed: Typed = { text: '', at: 0 };
  let now = 10_000;
  return letters.map((one) => {
    const [letter, after] = typeof one === 'string' ? [one, 500] : one;
    now += after;
    const result = typeLetter(among, typed, letter, now);
    typed = result.typed;
    return result.put;
  });
}

test('a letter puts the shift of that code, capital or not', () => {
  expect(typing(['m', 'M'])).toEqual([[1], [1]]);
});

test('letters that follow each other quickly spell a longer code', () => {
  expect(typing(['n', 'c'])).toEqual([[2], [3]]);
  expect(typing(['g', 'u', 'a'])).toEqual([null, null, [4]]);
});

test('after a pause, and where no code goes on so, a letter begins anew', () => {
  expect(typing(['n', ['c', 1500]])).toEqual([[2], null]);
  expect(typing(['n', 'm'])).toEqual([[2], [1]]);
});

test('F leaves the day off, unless a shift begins with it', () => {
  expect(typing(['f'])).toEqual([[]]);
  expect(typing(['f'], [{ id: 9, code: 'FER' }])).toEqual([null]);
});
