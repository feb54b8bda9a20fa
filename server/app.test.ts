import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../tests/support/testDatabase';
import { buildApp } from './app';
import { readConfig } from './engine/config/config';

test('four processes that start together all serve, and the demo that two began to write at once is there once', async () => {
  const database = await createTestDatabase(true);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'anden-juntos-'));
  const build = () =>
    buildApp({
      config: readConfig({ ANDEN_DATA: dataDir }),
      ownerUrl: database.ownerUrl,
      appUrl: database.url,
      clientFolder: path.join(dataDir, 'none'),
      version: 'test',
      logFile: null,
    });
  const built = await Promise.all([build(), build(), build(), build()]);
  const answers = await Promise.all(
    built.map(({ app }) => app.inject('/web-service?token=anden&accion=servidor.estado')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const people = await built[0]?.services.database.pool.query(
    'select count(*)::int as n from person',
  );
  expect(people?.rows[0].n).toBe(64);
  await Promise.all(built.map(({ app }) => app.close()));
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
