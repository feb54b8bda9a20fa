import { loadGoogleMaps, mapsRetries, retryDelay } from './loadGoogleMaps';

const importLibrary = jest.fn();
let told: jest.SpyInstance;
const setOptions = jest.fn();
jest.mock('@googlemaps/js-api-loader', () => ({
  importLibrary: (name: string) => importLibrary(name),
  setOptions: (options: unknown) => setOptions(options),
}));

beforeEach(() => {
  importLibrary.mockReset();
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the specification: three retries, each after its number times two to that power', () => {
  expect(mapsRetries).toBe(3);
  expect([1, 2, 3].map(retryDelay)).toEqual([2, 8, 24]);
});

test('a script that does not come is asked for again, each failure in the console', async () => {
  const library = { Map: class {} };
  importLibrary
    .mockRejectedValueOnce(new Error('uno'))
    .mockRejectedValueOnce(new Error('dos'))
    .mockRejectedValueOnce(new Error('tres'))
    .mockResolvedValue(library);
  const waits = jest.spyOn(globalThis, 'setTimeout');
  await expect(loadGoogleMaps('clave')).resolves.toBe(library);
  expect(told).toHaveBeenCalledTimes(3);
  const delays = waits.mock.calls.map(([, wait]) => wait);
  expect(delays).toEqual(expect.arrayContaining([2, 8, 24]));
});

test('after the third retry it gives up, and the map falls back', async () => {
  importLibrary.mockRejectedValue(new Error('sin red'));
  await expect(loadGoogleMaps('clave')).rejects.toThrow('sin red');
  expect(importLibrary).toHaveBeenCalledTimes(4);
  expect(told).toHaveBeenCalledTimes(4);
});

test('the key is set once, in Spanish', async () => {
  importLibrary.mockResolvedValue({});
  await loadGoogleMaps('clave');
  await loadGoogleMaps('clave');
  expect(setOptions.mock.calls.length).toBeLessThanOrEqual(1);
});
