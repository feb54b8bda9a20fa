import type { ParameterCode } from '@contract/admin/parameterCatalog';
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { parameter } from '../../db/schema/settings';

/** Several values in force on a day, in one look; a code that did not rule yet is null. */
export async function figuresAt<Code extends ParameterCode>(
  db: Db,
  codes: readonly Code[],
  day: string,
  siteId: number | null = null,
): Promise<Record<Code, number | null>> {
  const rows = await db
    .selectDistinctOn([parameter.code], { code: parameter.code, value: parameter.value })
    .from(parameter)
    .where(
      and(
        anyOf(parameter.code, [...codes]),
        lte(parameter.validFrom, day),
        siteId === null
          ? isNull(parameter.siteId)
          : or(isNull(parameter.siteId), eq(parameter.siteId, siteId)),
      ),
    )
    .orderBy(parameter.code, sql`${parameter.siteId} is null`, desc(parameter.validFrom));
  const found = new Map(rows.map(({ code, value }) => [code, Number(value)]));
  return Object.fromEntries(codes.map((code) => [code, found.get(code) ?? null])) as Record<
    Code,
    number | null
  >;
}
