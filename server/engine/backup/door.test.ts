import { makeDoor } from './door';

test('shut it refuses, opened it lets in, and forgotten it opens by itself', () => {
  let now = 0;
  const door = makeDoor(() => now);
  expect(door.check).not.toThrow();
  door.heard('shut');
  expect(door.check).toThrow(/restaurando una copia/);
  door.heard('open');
  expect(door.check).not.toThrow();
  door.heard('shut');
  now = 15_001;
  expect(door.check).not.toThrow();
});
