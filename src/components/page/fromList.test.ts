import { placeAmong } from './fromList';

test('a record is found among the list that led to it, whichever part of it stands there', () => {
  const paths = ['/a/1', '/a/2?parte=8', '/a/2?parte=9', '/a/3'];
  expect(placeAmong(paths, '/a/3', '')).toBe(3);
  expect(placeAmong(paths, '/a/2', '?parte=9')).toBe(2);
  // The page itself wrote something more into the address.
  expect(placeAmong(paths, '/a/1', '?pagina=2')).toBe(0);
  expect(placeAmong(paths, '/a/4', '')).toBe(-1);
});
