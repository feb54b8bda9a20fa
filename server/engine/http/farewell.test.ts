import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { closeConnections, wireRequest } from '../../../tests/security/wireRequest';
import { answerError } from './answerError';
import { farewell } from './farewell';

afterAll(closeConnections);

async function open() {
  const app = Fastify({ return503OnClosing: false });
  app.setErrorHandler((error, request, reply) => answerError(error, reply, request.log));
  farewell(app, 300);
  const arrived: string[] = [];
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  app.get('/pronto', async ({ url }) => {
    arrived.push(url);
    // Nearly done: it ends soon after the server was told to stop, however slow the machine is.
    await told;
    return sleep(20, 'hecho');
  });
  app.get('/nunca', async ({ url }) => {
    arrived.push(url);
    return sleep(30_000, 'tarde', { ref: false });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, arrived, tell, port: Number(new URL(address).port) };
}

test('told to stop, what is nearly done is done, and what is not hears so', async () => {
  const { app, arrived, tell, port } = await open();
  const asked = ['/pronto', '/nunca'].map((path) => wireRequest(port, { path }));
  while (arrived.length < asked.length) await sleep(5);
  const closed = app.close();
  tell();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  expect(answers[1]?.json).toMatchObject({ code: 'cerrando', message: expect.any(String) });
  // A kept connection would keep the server from stopping.
  for (const { headers } of answers) expect(headers.connection).toBe('close');
  expect(answers[1]?.headers['retry-after']).toBe('5');
  await closed;
});
