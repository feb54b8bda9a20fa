import { innerAddress } from '@/utils/innerAddress';
import type { ToPage } from '@/utils/workerTalk';

/** A press on a notice of the device opens its address in the page that is open already. */
export function followPushes(open: (address: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data?.say !== 'open') return;
    const address = innerAddress(data.link, window.location.origin);
    if (address) open(address);
  });
}
