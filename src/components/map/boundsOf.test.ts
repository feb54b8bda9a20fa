import { boundsOf, boundsWithNearest, cornersOf, inCells } from './boundsOf';

test('the box of no points is none, of one is that point', () => {
  expect(boundsOf([])).toBeNull();
  const there = { latitude: -32.9, longitude: -60.6 };
  expect(boundsOf([there])).toEqual({ south: -32.9, north: -32.9, west: -60.6, east: -60.6 });
});

test('a circle of a kilometre is about two kilometres high', () => {
  const box = boundsOf(cornersOf({ latitude: -32.9, longitude: -60.6, radius: 1000 }));
  if (!box) throw new Error('no box');
  expect((box.north - box.south) * 111.32).toBeCloseTo(2, 3);
  expect(box.east - box.west).toBeGreaterThan(box.north - box.south);
});

test('a point is looked at with the nearest reach, and alone where there is none', () => {
  const point = { latitude: -32.9, longitude: -60.6 };
  const near = { latitude: -32.95, longitude: -60.6, radius: 100 };
  const far = { latitude: -34.6, longitude: -58.4, radius: 100 };
  const box = boundsWithNearest(point, [far, near]);
  expect(box?.north).toBe(-32.9);
  expect(box?.south).toBeCloseTo(-32.951, 3);
  expect(boundsWithNearest(point, [])).toBeNull();
});

test('a small push of the map asks for the same cells, a large one for others', () => {
  const sight = { south: -33.02, west: -61.02, north: -32.52, east: -60.02 };
  const pushed = { south: -33.021, west: -61.021, north: -32.521, east: -60.021 };
  const far = { south: -34, west: -62, north: -33.5, east: -61 };
  expect(inCells(pushed, 1000)).toEqual(inCells(sight, 1000));
  expect(inCells(far, 1000)).not.toEqual(inCells(sight, 1000));
  const cells = inCells(sight, 1000);
  expect(cells.south).toBeLessThanOrEqual(sight.south);
  expect(cells.east).toBeGreaterThanOrEqual(sight.east);
});
