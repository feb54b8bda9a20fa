import { branding, mailServer, security } from '@contract/house/house';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { houseSetting } from '../../db/schema/settings';

const sections = {
  branding: branding.pick({ color: true }),
  mail: z.object({ server: mailServer.nullable(), password: z.string() }),
  security,
};

type Section = keyof typeof sections;
export type HouseSection<S extends Section> = z.output<(typeof sections)[S]>;

const unset: { [S in Section]: HouseSection<S> } = {
  branding: { color: null },
  mail: { server: null, password: '' },
  security: { sessionDays: 7, tries: 5, secondStepForAdmins: false },
};

/** What the house chose, or what the product does while it has not chosen. */
export async function readSection<S extends Section>(
  db: Db,
  section: S,
): Promise<{ value: HouseSection<S>; version: number }> {
  const [row] = await db.select().from(houseSetting).where(eq(houseSetting.section, section));
  if (!row) return { value: unset[section], version: 1 };
  const value = sections[section].parse({ ...unset[section], ...Object(row.value) });
  return { value: value as HouseSection<S>, version: row.version };
}

/** False when somebody wrote since that version. */
export async function writeSection<S extends Section>(
  db: Db,
  section: S,
  version: number,
  value: HouseSection<S>,
): Promise<boolean> {
  await db.insert(houseSetting).values({ section, value: unset[section] }).onConflictDoNothing();
  const written = await db
    .update(houseSetting)
    .set({ value, version: version + 1 })
    .where(and(eq(houseSetting.section, section), eq(houseSetting.version, version)))
    .returning({ version: houseSetting.version });
  return written.length > 0;
}
