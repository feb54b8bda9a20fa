import { linkParts } from './linkParts';

const links = (body: string) => linkParts(body).flatMap(({ href }) => (href ? [href] : []));

test('tells addresses from the sentence around them, and loses no letter', () => {
  const body = 'Mirá https://a.test/x?y=1, o www.b.test. (También https://c.test/z).';
  expect(links(body)).toEqual(['https://a.test/x?y=1', 'https://www.b.test', 'https://c.test/z']);
  expect(
    linkParts(body)
      .map(({ text }) => text)
      .join(''),
  ).toBe(body);
});

test('keeps a bracket that belongs to the address', () => {
  expect(links('https://a.test/Andén_(estación)')).toEqual(['https://a.test/Andén_(estación)']);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test', 'https://', 'hola@a.test'])(
  '%s is never a link',
  (body) => {
    expect(links(body)).toEqual([]);
  },
);
