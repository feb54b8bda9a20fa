import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { personHistory } from '../../db/schema/people';
import { type DatedKind, type DatedValues, type StoredPerson, valuesOf } from './datedFields';

interface Effect {
  day: string;
  today: string;
  accountId: number | null;
}

/** The value until the first change of its kind is kept too, from the first day of work on. */
export async function keepWhatWas(
  db: Db,
  before: StoredPerson,
  kinds: readonly DatedKind[],
  day: string,
): Promise<void> {
  const known = await db
    .selectDistinct({ kind: personHistory.kind })
    .from(personHistory)
    .where(eq(personHistory.personId, before.id));
  const first = kinds.filter((kind) => !known.some((row) => row.kind === kind));
  if (first.length === 0 || before.hireDate >= day) return;
  await db.insert(personHistory).values(
    first.map((kind) => ({
      personId: before.id,
      kind,
      effectiveFrom: before.hireDate,
      begun: true,
      ...valuesOf(kind, before),
    })),
  );
}

/** This writes a row for each kind that changes, in force from a day on; the same kind twice on one day is one change. */
export async function writeHistory(
  db: Db,
  before: StoredPerson,
  change: { kinds: readonly DatedKind[]; values: Partial<DatedValues> },
  { day, today, accountId }: Effect,
): Promise<void> {
  await keepWhatWas(db, before, change.kinds, day);
  for (const kind of change.kinds) {
    const row = { ...valuesOf(kind, { ...before, ...change.values }), begun: day <= today };
    await db
      .insert(personHistory)
      .values({ personId: before.id, kind, effectiveFrom: day, accountId, ...row })
      .onConflictDoUpdate({
        target: [personHistory.personId, personHistory.kind, personHistory.effectiveFrom],
        set: {
          ...row,
          accountId,
          createdAt: sql`anden_now()`,
          version: sql`${personHistory.version} + 1`,
        },
      });
  }
}
