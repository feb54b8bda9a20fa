/** The room that this device has for what waits. `low`: little, and the browser may drop it; `full`: nothing more is kept. */
type StorageRoom = 'fine' | 'low' | 'full';

/** A day of photos that wait for the network. */
const LITTLE = 50 * 1024 * 1024;

type Storage = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** Asks the browser to keep what waits here until it is sent; it is only told when that was refused and little room is left. */
export async function askToKeep(storage: Storage | undefined): Promise<StorageRoom> {
  if (!storage?.persist || !storage.persisted || !storage.estimate) return 'fine';
  if ((await storage.persisted()) || (await storage.persist())) return 'fine';
  const { quota, usage = 0 } = await storage.estimate();
  return quota !== undefined && quota - usage < LITTLE ? 'low' : 'fine';
}

/** Whether the browser had no room for something that should have outlived the page. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

function makeStorageRoom() {
  let room: StorageRoom = 'fine';
  const listeners = new Set<() => void>();
  const become = (next: StorageRoom) => {
    if (next === room) return;
    room = next;
    for (const listener of listeners) listener();
  };
  return {
    room: () => room,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asked once a page that works without network has what it needs. */
    ask: async (storage: Storage | undefined = navigator.storage) => {
      const found = await askToKeep(storage).catch(() => 'fine' as const);
      if (room !== 'full') become(found);
    },
    noteFailure: (error: unknown) => {
      if (isFull(error)) become('full');
    },
    noteKept: () => {
      if (room === 'full') become('fine');
    },
  };
}

export const storageRoom = makeStorageRoom();
