import { queueTag } from '@/utils/workerTalk';
import { type LastingEvent, scope } from './workerScope';

/** The network is back: an open page sends what waits. With none open it waits on, since only a page knows who is signed in. */
export function wakePages(event: LastingEvent & { readonly tag: string }): void {
  if (event.tag !== queueTag) return;
  const wake = async () => {
    for (const page of await scope.clients.matchAll({ type: 'window' })) {
      page.postMessage({ say: 'flush' });
    }
  };
  event.waitUntil(wake());
}
