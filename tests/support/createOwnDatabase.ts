import { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import '../../server/modules';
import { createOrganisation } from '../../server/seed/createOrganisation';
import { createTestDatabase, type TestDatabase } from './testDatabase';

/** A database as an organisation that installs the product begins it: nothing but its name and its first account. */
export async function createOwnDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const administrator = { username: 'ana', displayName: 'Núñez, Ana', passwordHash: '-' };
  await dbOn(client)
    .transaction((tx) => createOrganisation(tx, { name: 'Frigorífico del Sur', administrator }))
    .finally(() => client.end());
  return database;
}
