import { browser } from '@/utils/browser';
import { takeNewest } from './appWorker';
import { serverAnswers } from './serverAnswers';

/** The worker gives the page also without a server; without one a reload would leave the browser's own page of errors. */
const opensByItself = () =>
  typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);

/** The one way to another version: asked for by the person, or because a piece of this one is gone. False where nobody would answer. */
export async function openNewest(): Promise<boolean> {
  if (!opensByItself() && !(await serverAnswers())) return false;
  await takeNewest();
  browser.reload();
  return true;
}
