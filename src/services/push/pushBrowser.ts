/** Why notices can or cannot come to this browser while the page is closed. */
export type PushBrowser = 'able' | 'denied' | 'insecure' | 'install' | 'unable';

/** An iPad says that it is a Mac, which has no touch screen. */
const onIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

export function pushBrowser(): PushBrowser {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return onIos(navigator) ? 'install' : 'unable';
  }
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The server writes to this subscription. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const PATIENCE = 10_000;

/** A page that has just been opened for the first time gets its worker a moment later. */
async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no worker in time')), PATIENCE);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function current(): Promise<PushSubscription | null> {
  if (pushBrowser() !== 'able') return null;
  const found = await navigator.serviceWorker.getRegistration();
  return found ? found.pushManager.getSubscription() : null;
}

/** Where this browser takes notices now; null for nowhere. */
export const subscribedAt = async (): Promise<string | null> => (await current())?.endpoint ?? null;

/** No push service takes anything for this browser any more, whatever the server still knows. */
export async function unsubscribe(): Promise<void> {
  await (await current())?.unsubscribe();
}

const text = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Anew each time: one that was made for another key, or that nothing comes through any more, would be given again. */
export async function subscribe(key: string): Promise<Subscribed> {
  const { pushManager } = await registration();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  return {
    endpoint: made.endpoint,
    p256dh: text(made.getKey('p256dh')),
    auth: text(made.getKey('auth')),
  };
}

/** Only when a person has just asked for it, or the browser would ask them out of nowhere. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

export const mayNotify = () => pushBrowser() === 'able' && Notification.permission === 'granted';
