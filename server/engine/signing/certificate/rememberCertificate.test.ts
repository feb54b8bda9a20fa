import { sql } from 'drizzle-orm';
import { testCertificate } from '../../../../tests/support/testCertificate';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase';
import { openPool } from '../../../db/client';
import { signingCertificate } from '../../../db/schema/signing';
import { rememberCertificate } from './rememberCertificate';

let database: TestDatabase;
let open: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openPool(database.url, () => undefined);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('whoever seals with a certificate that is known waits for nobody who seals with it too', async () => {
  const certificate = await testCertificate('Frío del Litoral');
  await rememberCertificate(open.db, certificate);
  await open.db.transaction(async (first) => {
    await rememberCertificate(first, certificate);
    await open.db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '2s'`);
      await rememberCertificate(second, certificate);
    });
  });
  expect(await open.db.$count(signingCertificate)).toBe(1);
});

test('one that came back in a copy without its dates gets them', async () => {
  const certificate = await testCertificate('Depósito del Sur');
  const fingerprint = await rememberCertificate(open.db, certificate);
  const known = sql`${signingCertificate.fingerprint} = ${fingerprint}`;
  await open.db.update(signingCertificate).set({ validFrom: null }).where(known);
  await rememberCertificate(open.db, certificate);
  const [row] = await open.db.select().from(signingCertificate).where(known);
  expect(row?.validFrom).toBeInstanceOf(Date);
});
