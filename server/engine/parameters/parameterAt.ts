import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { parameter } from '../../db/schema/settings';

/** The value in force on a day: the site's own before the organisation's, the latest that has begun. NUMERIC as text. */
export async function parameterAt(
  db: Db,
  code: string,
  day: string,
  siteId: number | null = null,
): Promise<string | null> {
  const [row] = await db
    .select({ value: parameter.value })
    .from(parameter)
    .where(
      and(
        eq(parameter.code, code),
        lte(parameter.validFrom, day),
        siteId === null
          ? isNull(parameter.siteId)
          : or(isNull(parameter.siteId), eq(parameter.siteId, siteId)),
      ),
    )
    .orderBy(sql`${parameter.siteId} is null`, desc(parameter.validFrom))
    .limit(1);
  return row?.value ?? null;
}
