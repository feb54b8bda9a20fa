import { askToKeep, storageRoom } from './storageRoom';

const device = (persisted: boolean, granted: boolean, free: number) => {
  const asked = { times: 0 };
  const storage = {
    persisted: async () => persisted,
    persist: async () => {
      asked.times += 1;
      return granted;
    },
    estimate: async () => ({ quota: 1_000_000_000, usage: 1_000_000_000 - free }),
  };
  return { storage, asked };
};

test.each([
  ['it keeps things already', true, false, 1000, 'fine', 0],
  ['it agrees', false, true, 1000, 'fine', 1],
  ['it refuses, with room to spare', false, false, 500_000_000, 'fine', 1],
  ['it refuses, and little is left', false, false, 1000, 'low', 1],
])('%s', async (_name, persisted, granted, free, told, times) => {
  const { storage, asked } = device(persisted, granted, free);
  expect(await askToKeep(storage)).toBe(told);
  expect(asked.times).toBe(times);
});

test('a browser that knows nothing of it says nothing', async () => {
  expect(await askToKeep(undefined)).toBe('fine');
  expect(await askToKeep({})).toBe('fine');
});

test('a full store is told until something was kept again', () => {
  storageRoom.noteFailure(new Error('another one'));
  expect(storageRoom.room()).toBe('fine');
  storageRoom.noteFailure(new DOMException('no room', 'QuotaExceededError'));
  expect(storageRoom.room()).toBe('full');
  storageRoom.noteKept();
  expect(storageRoom.room()).toBe('fine');
});
