import { makeCuil } from '@contract/core/cuil';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/Db';
import { area, person } from '../db/schema/organisation';
import { account, role } from '../db/schema/session';
import { hashPassword } from '../engine/session/passwords';
import { men, surnames, women } from './demoNames';
import { demoPay } from './demoPay';
import { randomFrom } from './randomFrom';

const BATCH = 1000;
const NAME = 'persona';

/** The staff that was made by the thousand, by the numbers of its people. */
export const manyPeopleIds = sql`(select person_id from account where username like ${sql.raw(`'${NAME}%'`)})`;

const two = (value: number) => String(value).padStart(2, '0');

/** Staff by the thousand, under the heads of the areas there are; each may sign in with the demo's password. */
export async function seedManyPeople(db: Db, people: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const areas = await db.select().from(area).orderBy(area.id);
  const [picking] = await db.select().from(role).where(eq(role.name, 'Operario de depósito'));
  const [office] = await db.select().from(role).where(eq(role.name, 'Empleado'));
  const random = randomFrom(10_007);
  for (let from = 0; from < people; from += BATCH) {
    const size = Math.min(BATCH, people - from);
    const rows = Array.from({ length: size }, (_row, index) => {
      const place = random.pick(areas);
      const feminine = random.next() < 0.5;
      // Above every document number that the named people have.
      const dni = String(70_000_000 + (from + index) * 37);
      const held = {
        docket: String(20_000 + from + index),
        position: place.name.startsWith('Preparación') ? 'Operario de preparación' : 'Auxiliar',
      };
      return {
        ...held,
        ...demoPay(held),
        firstName: random.pick(feminine ? women : men),
        lastName: random.pick(surnames),
        dni,
        cuil: makeCuil(feminine ? '27' : '20', dni),
        birthDate: `${random.int(1966, 2003)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
        hireDate: `${random.int(2004, 2025)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
        siteId: place.siteId,
        areaId: place.id,
        managerId: place.headId,
      };
    });
    const made = await db.insert(person).values(rows).returning();
    await db.insert(account).values(
      made.map((row) => ({
        username: `${NAME}${row.docket}`,
        passwordHash,
        mustChangePassword: false,
        personId: row.id,
        displayName: `${row.lastName}, ${row.firstName}`,
        roleId: (row.position === 'Auxiliar' ? office?.id : picking?.id) ?? 0,
      })),
    );
  }
  await db.execute(sql`analyze person`);
}
