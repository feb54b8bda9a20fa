import { readFileSync } from 'node:fs';
import { appIcons } from './appIcons';

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

type Emit = { emitFile(file: { fileName: string; source: Buffer }): void };

test('each icon of the manifest is drawn, and of the size that it says', async () => {
  const made = new Map<string, string>();
  const { generateBundle } = appIcons() as unknown as { generateBundle(this: Emit): Promise<void> };
  await generateBundle.call({
    // The size stands at the head of a PNG.
    emitFile: ({ fileName, source }) =>
      made.set(`/${fileName}`, `${source.readUInt32BE(16)}x${source.readUInt32BE(20)}`),
  });
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  expect(drawn.map(({ src }) => made.get(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(made.get('/icons/apple-180.png')).toBe('180x180');
});
