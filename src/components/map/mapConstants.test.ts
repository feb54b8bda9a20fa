import { clustering } from './mapConstants';

test('clusters follow the figures of the specification', () => {
  expect(clustering).toEqual({
    grid: 60,
    minimumSize: 2,
    radius: 60,
    maxZoom: 16,
    clickZoomDelay: 100,
    textSize: 11,
  });
});
