import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/Db';
import { lockNumbers } from '../db/lockNumbers';
import { area, organisation, person } from '../db/schema/organisation';
import { account } from '../db/schema/session';
import type { FileStore } from '../engine/files/store/fileStore';
import { partsOf } from '../engine/module';
import type { DemoArea, DemoPerson } from '../engine/seed/demo';
import { needsSetup } from '../engine/session/firstAdministrator';
import { hashPassword } from '../engine/session/passwords';
import { openCertificate } from '../engine/signing/certificate/openCertificate';
import { pdfHere } from '../engine/signing/pdf/pdfHere';
import { nowIn, todayIn } from '../engine/time/nowIn';
import { DEMO_PASSWORD } from './demoPassword';
import { demoPay } from './demoPay';
import { demoPeople } from './demoPeople';
import { seedPlaces } from './demoPlaces';
import type { seedRoles } from './roles';
import { seedProduct } from './seedProduct';
import { seedRoleRows } from './seedRoleRows';

/** A person of Comercial, whose last day is the one on which the demo begins; tests have everybody. */
const LEAVER = '1024';

/** The invented organisation of the demo, whole or not at all: its places and people, then what each module has of them. */
export async function seedDemo(db: Db, files: FileStore, wholeYear = true): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.organisationBegins})`);
    if (!(await needsSetup(tx))) return;
    await tx.insert(organisation).values({ name: 'El Andamio Logística' });
    await seedProduct(tx);
    const roles = await seedRoleRows(tx);
    const areas = await seedPlaces(tx);
    const people = await seedPeople(tx, areas, roles, wholeYear ? LEAVER : null);
    const [first, ...others] = people
      .filter(({ role }) => role === 'rrhh')
      .map(({ accountId }) => accountId);
    if (first === undefined) throw new Error('nobody of Recursos Humanos');
    // Good since before the demo's first month, as its papers tell of the past.
    const certificate = await openCertificate(tx, {}, nowIn().minus({ years: 3 }).toJSDate());
    const services = { files, certificate: async () => certificate, pdf: pdfHere };
    const hr = [first, ...others] as const;
    const demo = { db: tx, services, areas, people, hr, wholeYear };
    for (const seed of partsOf('seeds')) await seed.demo?.(demo);
  });
}

async function seedPeople(
  db: Db,
  areas: DemoArea[],
  roles: Map<keyof typeof seedRoles, number>,
  leaver: string | null,
): Promise<DemoPerson[]> {
  // A single hash serves all: sixty-four would take seconds and protect nothing.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people: DemoPerson[] = [];
  for (const somebody of demoPeople(areas)) {
    const { username, role, manager, ...fields } = somebody;
    const managerId = manager === null ? null : people[manager]?.id;
    const [row] = await db
      .insert(person)
      .values({
        ...{ ...fields, ...demoPay(somebody), managerId },
        ...(fields.docket === leaver && { leaveDate: todayIn(), leaveReason: 'Renuncia' }),
      })
      .returning();
    if (!row) throw new Error('a person was not stored');
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
    people.push({ ...row, accountId: created.id, username, role });
  }
  await nameHeads(db, areas);
  return people;
}

/** The first person who arrived in an area heads it. */
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
