import { streamPlaces } from './streamPlaces';

test('the newest stream is refused, of an account or an address, until another ends', () => {
  const places = streamPlaces({ account: 2, address: 3 });
  const end = places.take(1, 'a');
  places.take(1, 'b');
  expect(() => places.take(1, 'c')).toThrow(expect.objectContaining({ status: 429 }));
  end();
  end();
  places.take(1, 'a');
  expect(() => places.take(1, 'a')).toThrow();
  places.take(2, 'a');
  places.take(3, 'a');
  expect(() => places.take(4, 'a')).toThrow(expect.objectContaining({ status: 429 }));
  places.take(4, 'b');
});
