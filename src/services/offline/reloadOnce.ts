import { machineMs } from '@/utils/machineTime';
import { openNewest } from './openNewest';

const key = 'anden-reloaded-at';
const patience = 60_000;

function reloadedLately(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(key));
    if (now - before < patience) return true;
    sessionStorage.setItem(key, String(now));
    return false;
  } catch {
    // Where there is no storage to remember it, reloads could go round for ever.
    return true;
  }
}

/** Asked as the browser would ask: whoever holds something half written objects. */
const holdsWriting = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A piece of a version that is gone: the page is loaded anew by itself, but never twice and never over something half written. */
export function reloadOnce(): void {
  if (holdsWriting() || reloadedLately(machineMs())) return;
  void openNewest();
}
