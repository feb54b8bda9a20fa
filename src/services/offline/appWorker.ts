import { env } from '@/env';
import { queueTag, type ToPage, type ToWorker, workerPath } from '@/utils/workerTalk';

const CHECK_EVERY = 60 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
let offered = false;
const offerListeners = new Set<() => void>();
const flushListeners = new Set<() => void>();

function offer(): void {
  if (offered) return;
  offered = true;
  for (const listener of offerListeners) listener();
}

const workers = () =>
  typeof navigator === 'undefined' || env.development ? undefined : navigator.serviceWorker;

/** Once the page rests: what it loads itself comes first. */
function whenIdle(run: () => void): void {
  const idle = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 10_000 })
      : setTimeout(run, 3000);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** A version that is here whole and waits for the person to ask for it. */
function watchForNew(container: ServiceWorkerContainer, found: ServiceWorkerRegistration): void {
  if (found.waiting && container.controller) offer();
  found.addEventListener('updatefound', () => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) offer();
    });
  });
}

const assetsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** A person who pays by the byte gets only the pieces that the first page needs. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function register(container: ServiceWorkerContainer): Promise<void> {
  registration = await container.register(workerPath, { updateViaCache: 'none' });
  watchForNew(container, registration);
  const { active } = await container.ready;
  const message: ToWorker = { say: 'keep', urls: assetsLoaded() };
  if (!savesData()) active?.postMessage(message);
}

/** Keeps the program of this version in the browser, and tells when there is another. Returns how to stop. */
export function startWorker(): () => void {
  const container = workers();
  if (!container) return () => undefined;
  // Taken over by another tab: what this page is made of is the version before.
  let replaced = container.controller !== null;
  const onChange = () => {
    if (replaced) offer();
    replaced = true;
  };
  const onMessage = ({ data }: MessageEvent<ToPage>) => {
    if (data?.say === 'flush') for (const listener of flushListeners) listener();
  };
  const timer = setInterval(lookForNew, CHECK_EVERY);
  container.addEventListener('controllerchange', onChange);
  container.addEventListener('message', onMessage);
  // The product works without the worker as it does where browsers have none.
  whenIdle(() => void register(container).catch(() => undefined));
  return () => {
    clearInterval(timer);
    container.removeEventListener('controllerchange', onChange);
    container.removeEventListener('message', onMessage);
  };
}

/** After a silence of the server, which may have come back as another version. */
export function lookForNew(): void {
  void registration?.update().catch(() => undefined);
}

/** After the organisation changed its look: the next load of a page shows it, and not the one after that. */
export function tellAnotherLook(): void {
  registration?.active?.postMessage({ say: 'another look' } satisfies ToWorker);
}

export const newVersion = {
  isOffered: () => offered,
  subscribe: (listener: () => void) => {
    offerListeners.add(listener);
    return () => void offerListeners.delete(listener);
  },
};

/** Where the browser can do so: the worker is woken when the network is back, also while this page rests. */
export function askToWake(): void {
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  void sync?.register(queueTag).catch(() => undefined);
}

/** The worker asks for what waits to be sent. */
export function onWake(listener: () => void): () => void {
  flushListeners.add(listener);
  return () => void flushListeners.delete(listener);
}

const PATIENCE = 8000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
const happens = (target: EventTarget, name: string) =>
  new Promise<void>((resolve) => target.addEventListener(name, () => resolve(), { once: true }));

async function takeOver(found: ServiceWorkerRegistration): Promise<void> {
  if (!found.waiting && navigator.onLine) await found.update().catch(() => undefined);
  while (found.installing) await happens(found.installing, 'statechange');
  if (!found.waiting) return;
  const taken = happens(navigator.serviceWorker, 'controllerchange');
  found.waiting.postMessage({ say: 'take over' } satisfies ToWorker);
  await taken;
}

/** Before a page is loaded anew: from here on the newest version answers, or it would come back as it was. Null where nothing stands between. */
export function takeNewest(): Promise<void> | null {
  return registration ? Promise.race([takeOver(registration), pause()]) : null;
}
