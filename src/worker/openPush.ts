import { innerAddress } from '@/utils/innerAddress';
import { type PressedEvent, scope } from './workerScope';

/** Leads to what it is about: in a page that is open, which may hold something half written, or in a new one. */
export function openPush(event: PressedEvent): void {
  const { notification } = event;
  notification.close();
  const { origin } = scope.location;
  const asked = typeof notification.data === 'string' ? notification.data : null;
  event.waitUntil(open(innerAddress(asked, origin) ?? '/notifications'));
}

async function open(link: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  // The page to sign in is another program, which goes nowhere.
  const page = pages.find(({ url }) => new URL(url).pathname !== '/login');
  if (!page) return void (await scope.clients.openWindow(link));
  page.postMessage({ say: 'open', link });
  await page.focus();
}
