import { statusText } from './statusText';

it.each([
  [404, '', 'No encontrado'],
  [404, 'Nada por acá', 'Nada por acá'],
  [418, '', 'Estado 418'],
])('%d with %p is %p', (status, fromServer, expected) => {
  expect(statusText(status, fromServer)).toBe(expected);
});
