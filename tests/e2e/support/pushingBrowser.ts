import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';

/** A push service would have given this to the browser. */
interface Given {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** In the page: a browser without windows has neither a permission to ask for nor a push service behind it. */
function stand({ endpoint, p256dh, auth }: Given): void {
  const kept = (key: string, value?: string) => {
    if (value !== undefined) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key);
  };
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer;
  const subscription = {
    endpoint,
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: async () => kept('story-subscribed', 'no') === 'no',
  };
  Object.defineProperty(Notification, 'permission', {
    get: () => kept('story-permission') ?? 'default',
  });
  Object.assign(Notification, {
    requestPermission: async () => kept('story-permission', 'granted'),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (kept('story-subscribed') === 'yes' ? subscription : null),
    subscribe: async () => {
      kept('story-subscribed', 'yes');
      return subscription;
    },
  });
}

/** Gives the context's pages what they need to subscribe; what the server is told is as real as any. */
export async function letPush(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  await context.addInitScript(stand, {
    endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
    p256dh: keys.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  });
}

interface Shown {
  title: string;
  options: { body: string; data: string; tag: string };
}

interface Watched {
  shown: Shown[];
  registration: object;
  dispatchEvent(event: Event): boolean;
}

/** The worker of the page, with what it shows and the focus that it takes written down instead. */
export async function watchedWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as Watched;
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: Shown['options']) =>
        void scope.shown.push({ title, options }),
    });
    const { WindowClient } = self as unknown as { WindowClient: { prototype: object } };
    Object.assign(WindowClient.prototype, { focus: async () => undefined });
  });
  return worker;
}

export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as unknown as Watched).shown);

/** This acts as if the browser had opened what its push service handed over. */
export async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await known;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}

/** This acts as if the person had pressed the last of what was shown. */
export async function press(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Watched;
    const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
    const data = scope.shown.at(-1)?.options.data;
    const event = new ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(event, { notification: { data, close: () => undefined } }));
  });
}
