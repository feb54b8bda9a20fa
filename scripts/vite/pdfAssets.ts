import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const from = (...parts: string[]) => path.join('node_modules/pdfjs-dist', ...parts);
/** The worker asks for these by name while it reads a file: decoders, character maps, fonts, colour profiles. */
const folders = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];

const files = (): [name: string, file: string][] => [
  ['pdf.worker.mjs', from('legacy/build/pdf.worker.min.mjs')],
  ...folders.flatMap((folder) =>
    readdirSync(from(folder)).map((name): [string, string] => [
      `pdfjs/${folder}/${name}`,
      from(folder, name),
    ]),
  ),
];

const types: Record<string, string> = { '.mjs': 'text/javascript', '.wasm': 'application/wasm' };

/** The PDF worker under its own name, and its files beside it: built and in development alike. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    generateBundle() {
      for (const [fileName, file] of files()) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
    configureServer({ middlewares }) {
      const known = new Map(files().map(([name, file]) => [`/${name}`, file]));
      middlewares.use((request, response, next) => {
        const file = known.get(request.url?.replace(/\?.*/, '') ?? '');
        if (!file) return next();
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
  };
}
