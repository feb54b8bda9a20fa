import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { area, organisation, person } from '../db/schema/organisation';
import { account } from '../db/schema/session';
import type { FileStore } from '../engine/files/store/fileStore';
import { needsSetup } from '../engine/session/firstAdministrator';
import { hashPassword } from '../engine/session/passwords';
import { pdfHere } from '../engine/signing/pdf/pdfWork';
import { seedImages } from './demoImages';
import { demoPay } from './demoPay';
import { demoPeople } from './demoPeople';
import { seedPlaces } from './demoPlaces';
import { type DemoAccount, seedPosts } from './demoPosts';
import { seedDocumentRequest } from './documents/seedDocumentRequest';
import { seedDocuments } from './documents/seedDocuments';
import { seedLeave } from './leave/seedLeave';
import { seedReceipts } from './receipts/seedReceipts';
import { seedRoles } from './roles';
import { seedDefinitions } from './seedDefinitions';
import { type Evaluated, seedEvaluations } from './seedEvaluations';
import { seedFamily } from './seedFamily';
import { seedHistory } from './seedHistory';
import { seedNews } from './seedNews';
import { seedProduct } from './seedProduct';
import { seedRoleRows } from './seedRoleRows';
import { demoCertificate } from './signing/demoCertificate';
import { lookAtDemoPapers } from './signing/lookAtDemoPapers';
import { seedEnvelopes } from './signing/seedEnvelopes';
import { seedWarehouse } from './warehouse/seedWarehouse';

export const DEMO_PASSWORD = 'anden2026';
const DEMO_ORDERS = 2000;
const SOME = 4;

/** The invented organisation of the demo, whole or not at all. */
export async function seedDemo(db: Db, files: FileStore): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4600002)`);
    if (!(await needsSetup(tx))) return;
    await tx.insert(organisation).values({ name: 'El Andamio Logística' });
    await seedProduct(tx);
    await seedDefinitions(tx);
    const roles = await seedRoleRows(tx);
    const areas = await seedPlaces(tx);
    const accounts = await seedPeople(tx, files, areas, roles);
    await seedEnvelopes(tx, files);
    await lookAtDemoPapers(tx, files);
    await seedWarehouse(tx, areas, DEMO_ORDERS);
    await seedPosts(tx, accounts, areas, await seedImages(tx, files));
  });
}

async function seedPeople(
  db: Db,
  files: FileStore,
  areas: Awaited<ReturnType<typeof seedPlaces>>,
  roles: Map<keyof typeof seedRoles, number>,
): Promise<DemoAccount[]> {
  // One hash for all: sixty-four would take seconds and protect nothing.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids: number[] = [];
  const accounts: DemoAccount[] = [];
  const people: Evaluated[] = [];
  for (const somebody of demoPeople(areas)) {
    const { username, role, manager, ...fields } = somebody;
    const managerId = manager === null ? null : ids[manager];
    const [row] = await db
      .insert(person)
      .values({ ...fields, ...demoPay(somebody), managerId })
      .returning();
    if (!row) throw new Error('a person was not stored');
    ids.push(row.id);
    const [created] = await db
      .insert(account)
      .values({
        username,
        passwordHash,
        mustChangePassword: false,
        personId: row.id,
        displayName: `${fields.lastName}, ${fields.firstName}`,
        roleId: roles.get(role) ?? 0,
      })
      .returning({ id: account.id });
    if (!created) throw new Error('an account was not stored');
    people.push({ ...row, accountId: created.id });
    accounts.push({ id: created.id, username, role, siteId: fields.siteId, areaId: fields.areaId });
  }
  await nameHeads(db, areas);
  await seedHistory(db, people);
  await seedFamily(db, people);
  await seedEvaluations(db, people);
  await seedLeave(db, people, areas);
  const hr = accounts.filter(({ role }) => role === 'rrhh').map(({ id }) => id);
  await seedNews(db, people, hr);
  await seedDocuments(db, files, people, hr[0]);
  await seedDocumentRequest(db, people, hr[0]);
  const known = accounts.map(({ username }) => Object.hasOwn(seedRoles, username));
  // Who is signed in as, and some of the rest: a slip for each of the house would make the first start slow.
  const paid = people.filter((_, index) => known[index] || index % SOME === 0);
  const certificate = await demoCertificate(db);
  const services = { files, certificate: async () => certificate, pdf: pdfHere };
  await seedReceipts({ db, services }, paid, hr[0]);
  return accounts;
}

/** Whoever arrived first in an area heads it. */
async function nameHeads(db: Db, areas: { id: number }[]): Promise<void> {
  for (const { id } of areas) {
    await db
      .update(area)
      .set({
        headId: sql`(select min(${person.id}) from ${person} where ${person.areaId} = ${id})`,
      })
      .where(eq(area.id, id));
  }
}
