import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** The pages name these beside their hashed pieces. */
const named = ['boot.js', 'login.css', 'login-early.js', 'favicon.svg', 'manifest.webmanifest'];
const pages = ['/', '/login'];

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...parts: never) => unknown>>[1];

/** A page loads these before it can show anything: its entry, all that this one names, and their styles. */
function startFiles(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of file.imports) take(imported);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && file.isEntry) take(name);
  return found;
}

const hash = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The worker as /sw.js, with the list of what this build is made of. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const start = startFiles(bundle);
        const pieces = Object.keys(bundle).filter((name) =>
          /^assets\/.*\.(js|css|woff2)$/.test(name),
        );
        const first = [...pages, ...[...named, ...start].map((name) => `/${name}`)];
        const later = pieces.filter((name) => !start.has(name)).map((name) => `/${name}`);
        const contents = named.map((name) => hash(readFileSync(path.join('public', name))));
        const version = hash([...first, ...later, ...contents].join());
        const { outputFiles } = await build({
          entryPoints: ['src/worker/worker.ts'],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          alias: { '@': path.resolve('src') },
          define: { ANDEN_SHELL: JSON.stringify({ version, first, later }) },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
