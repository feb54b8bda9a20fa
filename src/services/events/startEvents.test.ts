import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '../wms/api';
import { startEvents } from './startEvents';

let server: Server;
let streams: ServerResponse[] = [];
let tokens: (string | undefined)[] = [];
let base = '';
let status = 200;

beforeEach(async () => {
  streams = [];
  tokens = [];
  status = 200;
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    response.write(': hola\n\n');
    streams.push(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 300 && !condition(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(condition()).toBe(true);
};

function follow(jwt: string | null) {
  const actions: unknown[] = [];
  const state = { user: { JWT: jwt, WMS: base }, client: {}, config: {} };
  const refused = jest.fn();
  const store = {
    getState: () => state as never,
    dispatch: ((action: unknown) => actions.push(action)) as never,
  };
  return { actions, refused, stop: startEvents(store, refused) };
}

const tags = (list: unknown) => `event: tags\ndata: ${JSON.stringify(list)}\n\n`;

test('tags that arrive make the cache ask again, unknown ones do not', async () => {
  const { actions, stop } = follow('jwt');
  await until(() => streams.length === 1);
  expect(tokens).toEqual(['Bearer jwt']);
  streams[0]?.write(
    tags([
      { type: 'Post', id: 7 },
      { type: 'DeOtraVersion', id: 1 },
    ]),
  );
  await until(() => actions.length === 1);
  expect(actions).toEqual([api.util.invalidateTags([{ type: 'Post', id: 7 }])]);
  stop();
});

test('after a cut it comes back and asks for everything again, since it heard nothing meanwhile', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { actions, stop } = follow('jwt');
  await until(() => streams.length === 1);
  streams[0]?.end();
  await until(() => streams.length === 2);
  await until(() => actions.length === 1);
  const [action] = actions as { payload: unknown[] }[];
  expect(action?.payload).toContain('Post');
  stop();
  jest.restoreAllMocks();
});

test('without a session there is no stream', async () => {
  const { stop } = follow(null);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(streams).toEqual([]);
  stop();
});

test('a session closed elsewhere is noticed at once', async () => {
  status = 401;
  const { refused, stop } = follow('jwt');
  await until(() => refused.mock.calls.length > 0);
  stop();
});
