import { rowsNear } from './useRowWindow';

test.each([
  ['the start', 0, 600, 300, { first: 0, last: 6 }],
  ['the middle', 40_000, 600, 300, { first: 197, last: 206 }],
  ['the end', 59_400, 600, 300, { first: 294, last: 300 }],
  ['a document of one page', 0, 600, 1, { first: 0, last: 1 }],
])('at %s only what is near is drawn', (_where, top, height, rows, near) => {
  expect(rowsNear(top, height, 200, rows)).toEqual(near);
});
