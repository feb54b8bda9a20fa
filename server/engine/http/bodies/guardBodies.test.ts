import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { halfSent } from '../../../../tests/security/halfSent';
import { bodiesInFlight } from './bodiesInFlight';
import { guardBodies } from './guardBodies';

const one = { bodies: 1, bytes: 100 };
const many = { bodies: 100, bytes: 1000 };

test('a place is given back, once, however often it is left', () => {
  const bodies = bodiesInFlight({ all: many, address: one, account: many });
  const place = bodies.enter('a', 100);
  expect(() => bodies.enter('a', 1)).toThrow(/demasiado a la vez/);
  bodies.enter('b', 1).leave();
  place.leave();
  place.leave();
  bodies.enter('a', 100);
  expect(() => bodies.enter('a', 1)).toThrow(expect.objectContaining({ status: 429 }));
});

test('of an account, from wherever it sends; and of all', () => {
  const bodies = bodiesInFlight({ all: { bodies: 3, bytes: 1000 }, address: many, account: one });
  bodies.enter('a', 60).ofAccount(7);
  const other = bodies.enter('b', 60);
  expect(() => other.ofAccount(7)).toThrow(expect.objectContaining({ status: 429 }));
  other.ofAccount(8);
  bodies.enter('c', 1);
  expect(() => bodies.enter('d', 1)).toThrow(expect.objectContaining({ status: 503 }));
});

test('one who left while we looked at who it was holds nothing', () => {
  const bodies = bodiesInFlight({ all: many, address: many, account: one });
  const gone = bodies.enter('a', 100);
  gone.leave();
  gone.ofAccount(7);
  bodies.enter('a', 100).ofAccount(7);
});

test('a body that hardly moves is ended in words, one that does comes through', async () => {
  const app = Fastify();
  guardBodies(app, bodiesInFlight(), { everyMs: 1200, leastBytes: 10 });
  app.post('/', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const slow = await halfSent(port, {
    path: '/',
    headers,
    announced: 50,
    sent: Buffer.from('{"a":'),
  });
  expect(slow).toEqual({
    status: 408,
    json: { code: 'demora', message: expect.stringMatching(/lento/) },
  });
  async function* steady() {
    yield '{"a":"';
    for (let at = 0; at < 6; at += 1) {
      // Longer in all than a body that hardly moves may take, and each part well within it on a busy machine.
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield 'x'.repeat(20);
    }
    yield '"}';
  }
  const came = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers,
    body: Readable.toWeb(Readable.from(steady(), { objectMode: false })),
    duplex: 'half',
  } as unknown as RequestInit);
  expect(await came.json()).toEqual({ a: 'x'.repeat(120) });
  await app.close();
});
