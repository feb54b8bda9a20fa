import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { until } from '../../../tests/support/until';
import { makeLogger, OneLineEach } from './logging';

test('a disk that takes no more loses lines of the log, and nothing else', async () => {
  // Every write to it fails as on a full disk.
  const told: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told.push(String(text));
    return true;
  });
  const log = makeLogger('/dev/full');
  for (let line = 0; line < 3000; line += 1) log.info({ text: 'x'.repeat(1000) }, 'a line');
  await until(() => told.length, Boolean);
  log.info('still here');
  // A second complaint would come within this time.
  await new Promise((resolve) => setTimeout(resolve, 200));
  write.mockRestore();
  expect(told).toEqual([expect.stringMatching(/^No se puede escribir el registro: ENOSPC/)]);
});

test('each request leaves one line, with its path and without what was asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anden-log-'));
  const file = join(folder, 'anden.log');
  const app = Fastify({
    loggerInstance: makeLogger(file) as FastifyBaseLogger,
    logController: new OneLineEach(),
  });
  app.get('/pagina', async () => 'hola');
  await app.inject('/pagina?dni=20111222');
  await app.inject('/fotos/8d1f.jpg');
  const written = await until(
    () => readFile(file, 'utf8').catch(() => ''),
    (text) => text.includes('fotos'),
  );
  await app.close();
  await rm(folder, { recursive: true });
  const completed = written.split('\n').filter((line) => line.includes('request completed'));
  expect(completed.map((line) => JSON.parse(line))).toMatchObject([
    {
      req: { method: 'GET', path: '/pagina' },
      res: { status: 200 },
      responseTime: expect.any(Number),
    },
    { req: { path: '/fotos/…' }, res: { status: 404 } },
  ]);
  expect(written).not.toContain('20111222');
  expect(written).not.toContain('8d1f');
  expect(completed).toHaveLength(written.trim().split('\n').length);
});
