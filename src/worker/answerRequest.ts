import { sharePath } from '@/utils/paths';
import { refreshPage } from './refreshPage';
import { keep, kept, keptHere } from './shellCache';
import { shellList } from './shellList';
import { takeShared } from './takeShared';
import { type AnsweredEvent, scope } from './workerScope';

/** The server answers these itself, also to a page that is opened there. */
const serverFolders = [
  'archivos',
  'assets',
  'calendario',
  'eventos',
  'fotos',
  'legajo',
  'logo',
  'map',
  'mobile-final',
  'paginas',
  'pdfjs',
  'referencia',
  'web-service',
];

const own = new Set(shellList.first);

/** From what is kept, so that it is there at once and without network; else as if there were no worker. */
export function answerRequest(event: AnsweredEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.method === 'POST' && pathname === sharePath) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerPage(event, pathname));
  } else if (pathname.startsWith('/assets/') || own.has(pathname)) {
    event.respondWith(answerFile(request, pathname));
  }
}

function isPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return !serverFolders.includes(first) && !pathname.includes('.');
}

/** Two pages hold the whole client: the address says what they show. */
async function answerPage(event: AnsweredEvent, pathname: string): Promise<Response> {
  const page = pathname === '/login' ? '/login' : '/';
  const found = await keptHere(page);
  if (!found) return fetch(event.request);
  event.waitUntil(refreshPage(page).catch(() => undefined));
  return found;
}

async function answerFile(request: Request, pathname: string): Promise<Response> {
  const found = await kept(pathname);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await keep(pathname, answer.clone());
  return answer;
}
