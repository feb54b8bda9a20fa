import { innerAddress } from '@/utils/innerAddress';
import type { ToPage } from '@/utils/workerTalk';

/** What is pressed in a notice of the device opens in the page that is open already. */
export function followPushes(open: (address: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data?.say !== 'open') return;
    const address = innerAddress(data.link, window.location.origin);
    if (address) open(address);
  });
}
