import { serverMode } from './serverMode';

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetchMock = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

it('takes the own origin for a server of today without asking', async () => {
  const server = await serverMode('http://localhost', 'fijo', []);
  expect(server).toEqual({ base: 'http://localhost', mode: 'bodies', bearer: true });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('asks once per address', async () => {
  fetchMock.mockImplementation(async () => answer({ capabilities: ['bodies', 'bearer'] }));
  const ask = () => serverMode('https://one.test', 'fijo', []);
  expect(await Promise.all([ask(), ask()])).toEqual([
    { base: 'https://one.test', mode: 'bodies', bearer: true },
    { base: 'https://one.test', mode: 'bodies', bearer: true },
  ]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    'https://one.test/web-service?token=fijo&accion=servidor.estado',
  );
});

it.each([
  ['https://old.test', ['https://old.test/'], 'legacy'],
  ['https://old-unlisted.test', ['https://old.test'], 'protected'],
  ['http://old-plain.test', ['http://old-plain.test'], 'protected'],
  ['http://127.0.0.1:9', ['http://127.0.0.1:9'], 'legacy'],
  ['http://localhost:9', ['localhost:9', 'http://localhost:9'], 'legacy'],
  ['https://old-broken-setting.test', 'https://old-broken-setting.test', 'protected'],
])('%s, set up as older %p, is %s', async (base, olderServers, mode) => {
  fetchMock.mockResolvedValue(answer({ code: 'x' }, 404));
  expect(await serverMode(base, 'fijo', olderServers)).toEqual({ base, mode, bearer: false });
});

it('an announcement wins over the setting', async () => {
  fetchMock.mockResolvedValue(answer({ capabilities: ['bodies'] }));
  const base = 'https://renewed.test';
  expect(await serverMode(base, 'fijo', [base])).toEqual({ base, mode: 'bodies', bearer: false });
});

it('asks again after a failure of the network', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  fetchMock.mockResolvedValueOnce(answer({ capabilities: ['bodies'] }));
  expect((await serverMode('https://two.test', 'fijo', [])).mode).toBe('protected');
  expect((await serverMode('https://two.test', 'fijo', [])).mode).toBe('bodies');
});
