import { truncate } from './text';

describe('truncate', () => {
  it.each([
    ['corto', undefined, 'corto'],
    ['a'.repeat(25), undefined, 'a'.repeat(25)],
    ['a'.repeat(26), undefined, `${'a'.repeat(25)}…`],
    ['Depósito', 3, 'Dep…'],
    ['ñandú', 5, 'ñandú'],
    ['👩‍👩‍👧 familia', 2, '👩‍👩‍👧 …'],
    ['👍👍👍', 3, '👍👍👍'],
    ['', 3, ''],
    [null, 3, ''],
    [undefined, undefined, ''],
  ])('%p to %p characters is %p', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });
});
