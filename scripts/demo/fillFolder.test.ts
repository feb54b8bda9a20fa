import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { StartFault } from '../../server/db/startFault';
import { readConfig } from '../../server/engine/config/config';
import { createOwnDatabase } from '../../tests/support/createOwnDatabase';
import { fillFolder } from './fillFolder';

test('an organisation’s own data is not grown with people of the demo', async () => {
  const database = await createOwnDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'anden-llena-'));
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const config = readConfig({ ANDEN_DATA: dataDir, DATABASE_URL: database.ownerUrl });
    const size = { people: 20, orders: 10, punches: 10 };
    await expect(fillFolder(config, size, () => undefined)).rejects.toThrow(StartFault);
    const { rows } = await client.query('select (select count(*)::int from person) as people');
    expect(rows).toEqual([{ people: 0 }]);
  } finally {
    await client.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
