import { phonePattern } from './phone';

const [shape] = phonePattern;

test.each([
  '+54 11 5555-1234',
  '(0341) 155-551234',
  '4555.0101',
  '0800/222/1234',
  '+54 341 4555 int. 20',
])('%s is a telephone', (text) => expect(text).toMatch(shape));

test.each(['abc', '12345', '555-1234 llamar de noche', '', '+', '341 555x1234'])(
  '%s is none',
  (text) => expect(text).not.toMatch(shape),
);
