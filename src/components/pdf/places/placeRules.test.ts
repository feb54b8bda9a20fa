import { keptOnPage, nudged, placeAt, withPlace } from './placeRules';

const a4 = { width: 595, height: 842 };

test('put where somebody points, whole on the page even at its edge', () => {
  expect(placeAt(0, 2, a4, { x: 300, y: 400 })).toEqual({
    signer: 0,
    page: 2,
    x: 210,
    y: 372,
    width: 180,
    height: 56,
  });
  expect(placeAt(0, 1, a4, { x: 0, y: 0 })).toMatchObject({ x: 0, y: 0 });
  expect(placeAt(0, 1, a4, { x: 595, y: 842 })).toMatchObject({ x: 415, y: 786 });
  expect(placeAt(0, 1, { width: 100, height: 40 })).toMatchObject({ width: 100, height: 40 });
});

test('each signer has one place, and putting it again moves it', () => {
  const first = placeAt(0, 1, a4);
  const second = placeAt(1, 1, a4);
  const moved = { ...first, page: 3 };
  expect(withPlace([first, second], moved)).toEqual([second, moved]);
});

test('arrows move it a little, with Shift a lot, and never off the page', () => {
  const place = keptOnPage({ ...placeAt(0, 1, a4), x: 1, y: 10 }, a4);
  expect(nudged(place, a4, 'ArrowLeft', false)).toMatchObject({ x: 0, y: 10 });
  expect(nudged(place, a4, 'ArrowDown', true)).toMatchObject({ x: 1, y: 30 });
  expect(nudged(place, a4, 'Enter', false)).toBeNull();
});
