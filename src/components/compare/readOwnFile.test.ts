import { createHash } from 'node:crypto';
import { readOwnFile } from './readOwnFile';

const bytes = Buffer.from('%PDF-1.7 ñandú');
const hash = createHash('sha256').update(bytes).digest('hex');
const read = (content: string | Uint8Array<ArrayBuffer>, name = 'a.pdf') => {
  const file = new File([content], name);
  // jsdom's files have no arrayBuffer.
  file.arrayBuffer = () => new Response(content).arrayBuffer();
  return readOwnFile(file);
};

test('a PDF is itself', async () => {
  const own = await read(new Uint8Array(bytes));
  expect(own).toMatchObject({ name: 'a.pdf', sha256: hash });
  expect(own.source).toEqual({ bytes: new Uint8Array(bytes) });
});

test.each([
  ['alone', bytes.toString('base64')],
  ['in lines', bytes.toString('base64').replace(/(.{8})/g, '$1\n')],
  ['as an address of data', `data:application/pdf;base64,${bytes.toString('base64')}`],
])('a text in base64 %s is the PDF that it brings', async (_how, text) => {
  const own = await read(text, 'a.txt');
  expect(own.sha256).toBe(hash);
  expect('base64' in own.source).toBe(true);
});
