import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildBench } from './buildBench';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const html = `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>Banco</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="resource" type="application/l10n" href="/pdfjs/locale/locale.json">
<body><div id="root"></div><script type="module" src="/banco/banco.js"></script></body></html>`;

export interface Bench {
  /** The saved files, the newest last. */
  saved: Buffer[];
  /** The next save is refused. */
  refuse: boolean;
}

/** Opens a document in the viewer, under the product's own address and its security rules. */
export async function openBench(
  page: Page,
  address: string,
  document: Uint8Array,
  query = '',
): Promise<Bench> {
  const folder = await buildBench();
  const { headers } = await fetch(`${address}/favicon.svg`);
  const policy = headers.get('content-security-policy') ?? '';
  const bench: Bench = { saved: [], refuse: false };
  await page.unroute('**/banco/**');
  await page.route('**/banco/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace('/banco/', '');
    if (name === 'documento.pdf')
      return route.fulfill({ body: Buffer.from(document), contentType: 'application/pdf' });
    if (name === 'guardar') {
      if (bench.refuse) return route.fulfill({ status: 500 });
      const bytes = route.request().postDataBuffer();
      if (bytes) bench.saved.push(bytes);
      return route.fulfill({ status: 204 });
    }
    const file = join(folder, name);
    if (name !== '' && existsSync(file))
      return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] });
    if (name !== '') return route.fulfill({ status: 404 });
    const security = { 'content-security-policy': policy };
    return route.fulfill({ body: html, contentType: 'text/html', headers: security });
  });
  await page.goto(`${address}/banco/${query}`);
  return bench;
}
