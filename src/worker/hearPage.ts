import type { ToWorker } from '@/utils/workerTalk';
import { refreshPage } from './refreshPage';
import { bringAll } from './shellCache';
import { shellList } from './shellList';
import { type LastingEvent, scope } from './workerScope';

/** The worker hears what a page asks of it. */
export function hearPage(event: LastingEvent & { readonly data: unknown }): void {
  const message = event.data as ToWorker;
  if (message.say === 'take over') event.waitUntil(scope.skipWaiting());
  else if (message.say === 'keep') event.waitUntil(keepRest(message.urls));
  else if (message.say === 'another look') event.waitUntil(refreshPages());
}

const refreshPages = () => Promise.all(['/', '/login'].map(refreshPage)).catch(() => undefined);

const known = new Set(shellList.later);

/** First what the person has just used, and then the rest; what does not arrive is asked for another time. */
async function keepRest(urls: readonly string[]): Promise<void> {
  const used = urls.filter((url) => known.has(url));
  await bringAll([...used, ...shellList.later]).catch(() => undefined);
}
