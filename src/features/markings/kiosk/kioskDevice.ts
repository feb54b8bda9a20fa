import type { PunchKind } from '@contract/markings/punch';
import { answerOf, openTable } from '@/services/offline/openTable';
import type { KioskState } from '@/services/wms/generated/markings.gen';

/** The state of this browser as a kiosk; no session, and no data of any person. */
export interface Device {
  kioskKey: string;
  /** The state as the server said it last, for when it does not answer. */
  state: KioskState;
  /** The milliseconds that this device's clock is behind the server's. */
  clockOffset: number | null;
}

/** A code that was shown while there was no network. */
export interface KeptTouch {
  key: string;
  code: string;
  claimedAt: string;
  clockOffset: number | null;
  /** The answer of its person, where they were asked before the network went. */
  kind?: PunchKind;
  /** Why the server did not take it: it stays until somebody has read it. */
  refused?: string;
}

const own = 'own';
const devices = openTable('anden-kiosco', 'device', (database) => {
  database.createObjectStore('device');
});
const touches = openTable('anden-kiosco-fichadas', 'touches', (database) => {
  database.createObjectStore('touches', { keyPath: 'key' });
});

/** Some browsers forbid a database in private windows: there all of it lasts as long as the page. */
const memory = { device: null as Device | null, touches: new Map<string, KeptTouch>() };

export const keptDevice = {
  read: () =>
    devices('readonly', (table) => answerOf<Device | undefined>(table.get(own)))
      .then((found) => found ?? null)
      .catch(() => memory.device),
  keep: (device: Device): Promise<unknown> =>
    devices('readwrite', (table) => answerOf(table.put(device, own))).catch(() => {
      memory.device = device;
    }),
  forget: (): Promise<unknown> => {
    memory.device = null;
    return devices('readwrite', (table) => answerOf(table.delete(own))).catch(() => undefined);
  },
};

export const keptTouches = {
  /** In the order in which they were shown. */
  all: async (): Promise<KeptTouch[]> => {
    const onDisk = await touches('readonly', (table) =>
      answerOf<KeptTouch[]>(table.getAll()),
    ).catch(() => []);
    const all = [...onDisk, ...memory.touches.values()];
    return all.sort((a, b) => a.claimedAt.localeCompare(b.claimedAt));
  },
  keep: (touch: KeptTouch): Promise<unknown> =>
    touches('readwrite', (table) => answerOf(table.put(touch))).catch(() =>
      memory.touches.set(touch.key, touch),
    ),
  remove: (key: string): Promise<unknown> => {
    memory.touches.delete(key);
    return touches('readwrite', (table) => answerOf(table.delete(key))).catch(() => undefined);
  },
};
