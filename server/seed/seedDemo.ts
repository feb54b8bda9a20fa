import { Transformer } from '@napi-rs/image';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { approvalDefinition } from '../db/schema/approvals';
import { area, organisation, person } from '../db/schema/organisation';
import { account } from '../db/schema/session';
import { ownImageWork } from '../engine/files/images/imageWork';
import { storeImage } from '../engine/files/images/storeImage';
import type { FileStore } from '../engine/files/store/fileStore';
import { needsSetup } from '../engine/session/firstAdministrator';
import { hashPassword } from '../engine/session/passwords';
import { pdfHere } from '../engine/signing/pdf/pdfWork';
import { demoPay } from './demoPay';
import { demoPeople } from './demoPeople';
import { seedPlaces } from './demoPlaces';
import { type DemoAccount, seedPosts } from './demoPosts';
import { seedDocumentRequest } from './documents/seedDocumentRequest';
import { seedDocuments } from './documents/seedDocuments';
import { seedLeave } from './leave/seedLeave';
import { seedReceipts } from './receipts/seedReceipts';
import { seedRoles } from './roles';
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

/** An example to begin with, switched off: the demo's orders go on without asking anybody. */
async function seedDefinitions(db: Db): Promise<void> {
  await db.insert(approvalDefinition).values({
    type: 'order',
    name: 'Pedidos grandes',
    position: 1,
    conditions: [{ field: 'units', operator: 'atLeast', value: '500' }],
    steps: [
      {
        mode: 'any',
        resolvers: [{ kind: 'manager', level: 1 }],
        hours: 24,
        onDeadline: 'escalate',
        escalateTo: { kind: 'manager', level: 2 },
      },
    ],
    active: false,
  });
}

const frame = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="640" viewBox="0 0 1280 640">${body}</svg>`;

// Drawn here, so that the demo carries nobody's photograph.
const drawings = [
  frame(
    '<rect width="1280" height="640" fill="#f3c887"/><circle cx="930" cy="250" r="120" fill="#f7e7c4"/><path d="M0 430 Q320 340 640 430 T1280 430 V640 H0Z" fill="#3f8f94"/><path d="M0 500 Q320 420 640 500 T1280 500 V640 H0Z" fill="#1f6267"/><path d="M250 500 L430 300 L610 500Z" fill="#c4573f"/><rect x="425" y="300" width="10" height="240" fill="#5a3a2e"/>',
  ),
  frame(
    '<rect width="1280" height="640" fill="#dfeceb"/><rect x="560" y="140" width="160" height="360" rx="24" fill="#0b5d63"/><rect x="460" y="240" width="360" height="160" rx="24" fill="#0b5d63"/><circle cx="230" cy="180" r="60" fill="#9cc9c6"/><circle cx="1060" cy="470" r="90" fill="#9cc9c6"/>',
  ),
  frame(
    '<rect width="1280" height="640" fill="#e9e3d6"/><rect y="470" width="1280" height="170" fill="#4b5658"/><rect y="500" width="1280" height="12" fill="#f0b429"/><circle cx="320" cy="250" r="62" fill="#c4573f"/><rect x="250" y="320" width="140" height="180" rx="60" fill="#c4573f"/><circle cx="560" cy="230" r="62" fill="#0b5d63"/><rect x="490" y="300" width="140" height="200" rx="60" fill="#0b5d63"/><circle cx="800" cy="250" r="62" fill="#6a4c93"/><rect x="730" y="320" width="140" height="180" rx="60" fill="#6a4c93"/><circle cx="1030" cy="240" r="62" fill="#8a5a1f"/><rect x="960" y="310" width="140" height="190" rx="60" fill="#8a5a1f"/>',
  ),
];

/** The pictures of the demo's wall, through the same door as anybody's. */
async function seedImages(db: Db, files: FileStore): Promise<string[]> {
  const hashes: string[] = [];
  for (const drawing of drawings) {
    const png = await Transformer.fromSvg(drawing).png();
    const image = await storeImage(ownImageWork)(
      db,
      files,
      new File([new Uint8Array(png)], 'dibujo.png'),
    );
    hashes.push(image.hash);
  }
  return hashes;
}
