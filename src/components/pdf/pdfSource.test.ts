import { pdfOpening } from './pdfSource';

const bytes = new TextEncoder().encode('%PDF-1.7 ñandú');
const base64 = Buffer.from(bytes).toString('base64');

test('an address goes as it is, with the headers that open it', async () => {
  const headers = { Authorization: 'Bearer x' };
  expect(await pdfOpening({ url: '/archivos/a' })).toEqual({ url: '/archivos/a' });
  expect(await pdfOpening({ url: '/a', headers })).toEqual({ url: '/a', httpHeaders: headers });
});

test.each([
  ['bytes', { bytes }],
  ['a file', { file: new File([bytes], 'a.pdf') }],
  ['base64', { base64 }],
  ['a data address', { base64: `data:application/pdf;base64,${base64}` }],
])('%s give the same content', async (_name, source) => {
  expect(await pdfOpening(source)).toEqual({ data: bytes });
});

test('bytes are copied, because the library takes away those that it is given', async () => {
  const opening = await pdfOpening({ bytes });
  expect('data' in opening && opening.data).not.toBe(bytes);
});

test('what is not base64 is refused with a name that can be told', async () => {
  await expect(pdfOpening({ base64: '¿?' })).rejects.toMatchObject({
    name: 'InvalidCharacterError',
  });
});
