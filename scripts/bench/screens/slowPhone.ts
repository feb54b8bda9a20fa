import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { makeWatched } from './watched';

/** The line and the processor that Lighthouse means by a slow 4G and a middling telephone. */
export const LINE = { down: 1.6, up: 0.75, roundTrip: 150, slower: 4 };

const bytes = (megabits: number) => (megabits * 1_000_000) / 8;
const conditions = {
  offline: false,
  latency: LINE.roundTrip,
  downloadThroughput: bytes(LINE.down),
  uploadThroughput: bytes(LINE.up),
};

/** A worker is a program of its own to the browser: without this it would fetch over a fast line. */
async function slowWorkersOf(session: CDPSession): Promise<void> {
  const tell = (sessionId: string, id: number, method: string, params: object = {}) =>
    session
      .send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
      .catch(() => undefined);
  session.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'service_worker') {
      await tell(sessionId, 1, 'Network.enable');
      await tell(sessionId, 2, 'Network.emulateNetworkConditions', conditions);
    }
    await tell(sessionId, 3, 'Runtime.runIfWaitingForDebugger');
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

/** Another person's telephone: nothing is kept on it but what `options` brings. */
export const newPhone = (browser: Browser, options: BrowserContextOptions = {}) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    ...options,
  });

/** A page of that telephone that tells when `waitsFor` is drawn. */
export async function openSlowly(phone: BrowserContext, waitsFor: string): Promise<Page> {
  const page = await phone.newPage();
  await makeWatched(page, waitsFor);
  const session = await phone.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await slowWorkersOf(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.slower });
  return page;
}
