import { clusterIndex } from './clusterIndex';
import type { MapPoint } from './mapTypes';

const point = (id: number, latitude: number, tone: MapPoint['tone'] = 'normal'): MapPoint => ({
  id,
  latitude,
  longitude: -60.66,
  label: `Punto ${id}`,
  tone,
});
const world = { south: -80, west: -179, north: 80, east: 179 };

test('two points near each other are one cluster from afar and two points from near', () => {
  const index = clusterIndex([point(1, -32.95), point(2, -32.951)]);
  const [cluster] = index.within(world, 5);
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2, tone: 'normal' });
  const zoom = cluster?.kind === 'cluster' ? index.expansionZoom(cluster.clusterId) : 0;
  expect(
    index
      .within(world, zoom)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['p1', 'p2']);
});

test('past level 16 nothing is grouped, however near', () => {
  const index = clusterIndex([point(1, -32.95), point(2, -32.950001)]);
  expect(index.within(world, 16)).toHaveLength(1);
  expect(index.within(world, 17)).toHaveLength(2);
});

test('one that stands out makes its whole cluster stand out', () => {
  const index = clusterIndex([point(1, -32.95), point(2, -32.951), point(3, -32.952, 'alert')]);
  expect(index.within(world, 4)).toMatchObject([{ count: 3, tone: 'alert' }]);
});

test('what is out of sight is not drawn', () => {
  const index = clusterIndex([point(1, -32.95), point(2, 10)]);
  expect(index.within({ ...world, north: -20 }, 6)).toMatchObject([{ point: { id: 1 } }]);
});
