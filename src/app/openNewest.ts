import { takeNewest } from '@/services/offline/appWorker';
import { browser } from './browser';

/** The one way to another version: asked for by the person, or because a piece of this one is gone. */
export function openNewest(): void {
  const taking = takeNewest();
  if (taking) void taking.finally(browser.reload);
  else browser.reload();
}
