import { recordLinks } from './recordLinks';

const origin = 'https://anden.example.org';

test('pages of the product are found by their whole address and by its end', () => {
  const text = `Mirá /orders/12, ${origin}/visits/3?ver=mapa. Y (/signed/envelopes/7)`;
  expect(recordLinks(text, origin)).toEqual(['/orders/12', '/visits/3', '/signed/envelopes/7']);
});

test('addresses of others, parts of words, fractions and lists are none', () => {
  const text =
    'https://otro.example.org/orders/12 y/o 1/2 a/orders/3 /orders /orders/3/pick //orders/4';
  expect(recordLinks(text, origin)).toEqual([]);
});

test('each is shown once, and only so many', () => {
  const text = '/orders/1 /orders/1 /orders/2 /orders/3 /orders/4';
  expect(recordLinks(text, origin)).toEqual(['/orders/1', '/orders/2', '/orders/3']);
});
