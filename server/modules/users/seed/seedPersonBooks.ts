import type { Db } from '../../../db/Db';
import type { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';

type Stored = typeof person.$inferSelect;
type Codes = Partial<typeof personBook.$inferInsert>;

/** Most people go as their site; these have another health insurance, another contract or a family. */
const own: Readonly<Record<string, Codes>> = {
  1021: { health: 400_800, spouse: 'yes', children: 2 },
  1034: { contract: 22 },
};

export async function seedPersonBooks(db: Db, people: readonly Stored[]): Promise<void> {
  const rows = people.flatMap(({ id: personId, docket, hireDate }) => {
    const codes = own[docket];
    return codes ? [{ ...codes, personId, effectiveFrom: hireDate }] : [];
  });
  if (rows.length > 0) await db.insert(personBook).values(rows);
}
