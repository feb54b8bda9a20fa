import { readFileSync } from 'node:fs';
import { Transformer } from '@napi-rs/image';
import type { Plugin } from 'vite';

const source = 'public/favicon.svg';

/** The same drawing at a size, as it is or on a ground without corners, where the system cuts its own shape. */
function drawing(svg: string, size: number, ground: boolean): string {
  const inner = svg.replace(/<\/?svg[^>]*>/g, '');
  const [box = ''] = /<rect[^>]*>/.exec(inner) ?? [];
  // The middle four fifths are in every shape.
  const within = `${box.replace(/ rx="[^"]*"/, '')}<g transform="translate(3.2 3.2) scale(.8)">${inner.replace(box, '')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${ground ? within : inner}</svg>`;
}

const icons = [
  { fileName: 'icons/any-192.png', size: 192, ground: false },
  { fileName: 'icons/any-512.png', size: 512, ground: false },
  { fileName: 'icons/maskable-192.png', size: 192, ground: true },
  { fileName: 'icons/maskable-512.png', size: 512, ground: true },
  { fileName: 'icons/apple-180.png', size: 180, ground: true },
];

/** A device shows these of the installed product, drawn from the one icon that there is. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = readFileSync(source, 'utf8');
      await Promise.all(
        icons.map(async ({ fileName, size, ground }) => {
          const png = await Transformer.fromSvg(drawing(svg, size, ground))
            .resize(size, size)
            .png();
          this.emitFile({ type: 'asset', fileName, source: png });
        }),
      );
    },
  };
}
