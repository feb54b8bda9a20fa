import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { dependant } from '../../../db/schema/dependants';
import { person } from '../../../db/schema/organisation';
import { men, women } from '../../../seed/demoNames';
import { type Random, randomFrom } from '../../../seed/randomFrom';

type Stored = typeof person.$inferSelect;
type Row = typeof dependant.$inferInsert;

const year = (day: string) => Number(day.slice(0, 4));

function born(random: Random, from: number, to: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.int(from, to)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Older people have lower numbers. */
const dniOf = (random: Random, birth: string) =>
  String(Math.round((year(birth) - 1930) * 570_000 + random.int(0, 400_000) + 4_000_000));

function childrenOf({ id, lastName, birthDate, hireDate }: Stored, random: Random): Row[] {
  const first = year(birthDate) + 22;
  if (first > 2023) return [];
  return Array.from({ length: random.int(0, 3) }).flatMap(() => {
    const birth = born(random, first, Math.min(first + 14, 2025));
    const grown = `${year(birth) + 18}${birth.slice(4)}`;
    if (grown <= hireDate) return [];
    return {
      personId: id,
      name: `${lastName}, ${random.pick(random.int(0, 1) ? women : men)}`,
      kinship: 'child',
      birthDate: birth,
      dni: dniOf(random, birth),
      since: later(birth, hireDate),
      // A child of age is no longer maintained.
      until: year(birth) < 2008 ? grown : null,
    };
  });
}

function spouseOf({ id, birthDate, hireDate }: Stored, name: string, random: Random): Row[] {
  if (random.int(0, 2) === 0) return [];
  const birth = born(random, year(birthDate) - 3, year(birthDate) + 3);
  const kinship = random.int(0, 1) ? 'spouse' : 'partner';
  const since = later(hireDate, birth);
  return [{ personId: id, name, kinship, birthDate: birth, dni: dniOf(random, birth), since }];
}

/** A family for most, and somebody to call for nearly all. */
export async function seedFamily(db: Db, people: readonly Stored[]): Promise<void> {
  const rows: Row[] = [];
  for (const one of people) {
    const random = randomFrom(Number(one.docket) + 7000);
    const other = random.pick(people).lastName;
    const name = `${other}, ${random.pick(random.int(0, 1) ? women : men)}`;
    const spouse = spouseOf(one, name, random);
    rows.push(...spouse, ...childrenOf(one, random));
    if (random.int(0, 9) === 0) continue;
    await db
      .update(person)
      .set({
        emergencyName: name,
        emergencyKinship: spouse.length > 0 ? 'Pareja' : random.pick(['Hermano', 'Hermana']),
        emergencyPhone: `+54 11 5${random.int(100, 999)}-${random.int(1000, 9999)}`,
      })
      .where(eq(person.id, one.id));
  }
  await db.insert(dependant).values(rows).onConflictDoNothing();
}
