import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWideLogo, logoBox, logoRooms } from '@contract/organisation/logoBox';
import type { Logo } from '@contract/organisation/organisationSettings';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { PageLook } from '../settings/pageLook';
import { answerError } from './answerError';
import { escapeHtml } from './escapeHtml';
import { notFound } from './fault';
import { contentSecurityPolicy } from './securityHeaders';

const types: Record<string, string> = {
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

interface PagesParts {
  config: Config;
  folder: string;
  look: () => Promise<PageLook>;
}

// Where a browser looks for the worker's next version, which then is none: it keeps nothing and signs itself off.
const workerPath = '/sw.js';
const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

const plain: PageLook = { name: '', facts: '', style: '', logo: null };

const isServed = (name: string): boolean =>
  !/\.(map|html|gz|br)$/.test(name) && !/(^|\/)\./.test(name);

/** The addresses of what the client's build holds; pages are answered apart, and what is packed in the place of what it packs. */
function servedFiles(folder: string, config: Config): Set<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
  const files = new Set(names.filter(isServed).map((name) => `/${name}`));
  if (!config.worker) files.delete(workerPath);
  return files;
}

/** Its place is kept before it comes, so that nothing moves under it. */
function logoImage(logo: Logo, page: string): string {
  const { width, height } = logoBox(logo, logoRooms[page === 'login.html' ? 'login' : 'shell']);
  const look = isWideLogo(logo) ? 'house-logo wide' : 'house-logo';
  return `<img class="${look}" fetchpriority="high" src="${escapeHtml(logo.src)}" width="${width}" height="${height}" alt="">`;
}

/** This serves the files of the client's build, and its two pages with a nonce of their own each time. */
export async function pagesRoute(
  app: FastifyInstance,
  { config, folder, look }: PagesParts,
): Promise<void> {
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    answerError(notFound('Esa dirección no existe.'), reply, request.log);
  if (!existsSync(path.join(folder, 'index.html'))) {
    // In development the client comes from its own server.
    app.setNotFoundHandler(unknown);
    return;
  }
  const pages = new Map(
    ['index.html', 'login.html'].map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );

  const sendPage = async (name: string, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    // The page opens even while the database is down, and says what is wrong.
    const { style, name: employer, facts, logo } = await look().catch(() => plain);
    const told = (name: string, content: string) =>
      `<meta name="${name}" content="${escapeHtml(content)}">`;
    const names =
      told('employer', employer) +
      told('employer-facts', facts) +
      (logo ? told('employer-logo', `${logo.src} ${logo.width} ${logo.height}`) : '');
    const head = `<head><meta name="csp-nonce" content="${nonce}">${names}`;
    const brand = style ? `<style nonce="${nonce}">${style}</style></head>` : '</head>';
    const html = pages
      .get(name)
      ?.replace('<head>', () => head)
      .replace('</head>', brand)
      .replaceAll('<!--logo-->', () => (logo ? logoImage(logo, name) : ''))
      .replace('<!--casa-->', () => escapeHtml(employer));
    return reply
      .header('content-security-policy', contentSecurityPolicy(config, nonce))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const files = servedFiles(folder, config);
  await app.register(fastifyStatic, {
    root: folder,
    // A single route serves them all: a route for each of a thousand files would take a third of the start.
    wildcard: true,
    allowedPath: (asked) => files.has(asked),
    index: false,
    preCompressed: true,
    // Ours, below: the plugin would answer max-age=0 for everything.
    cacheControl: false,
    setHeaders: (reply, file) => {
      const type = types[path.extname(file.replace(/\.(gz|br)$/, ''))];
      if (type) reply.setHeader('content-type', type);
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader('vary', 'Accept-Encoding');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.get('/login', async (_request, reply) => sendPage('login.html', reply));
  // A browser that submitted before any script ran: back to the form, nothing in the address.
  app.post('/login', async (_request, reply) => reply.redirect('/login', 303));

  if (!config.worker) {
    app.get(workerPath, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript').send(noWorker),
    );
  }
  // The worker takes what another program shares; without one the page says that nothing came.
  app.post('/documents/share', async (_request, reply) =>
    reply.redirect('/documents/mine?compartido=1', 303),
  );

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const asksPage = request.url === '/' || request.headers.accept?.includes('text/html');
    const page = request.method === 'GET' && asksPage;
    if (page) return sendPage('index.html', reply);
    return unknown(request, reply);
  });
}
