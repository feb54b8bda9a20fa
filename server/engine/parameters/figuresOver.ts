import type { ParameterCode } from '@contract/admin/parameterCatalog';
import { and, asc, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { parameter } from '../../db/schema/settings';

type Figures<Code extends string> = Record<Code, number | null>;

/** Values in force on each day of each site up to a day, asked once for all of them; what a site says of itself rules. */
export async function figuresOver<Code extends ParameterCode>(
  db: Db,
  codes: readonly Code[],
  until: string,
): Promise<(day: string, siteId: number) => Figures<Code>> {
  const rows = await db
    .select({
      code: parameter.code,
      siteId: parameter.siteId,
      validFrom: parameter.validFrom,
      value: parameter.value,
    })
    .from(parameter)
    .where(and(anyOf(parameter.code, [...codes]), lte(parameter.validFrom, until)))
    .orderBy(asc(parameter.validFrom));
  const known = new Map<string, Figures<Code>>();
  const at = (code: Code, day: string, siteId: number) => {
    const own = rows.filter((row) => row.code === code && row.validFrom <= day);
    const found =
      own.findLast((row) => row.siteId === siteId) ?? own.findLast((row) => row.siteId === null);
    return found ? Number(found.value) : null;
  };
  return (day, siteId) => {
    const key = `${siteId} ${day}`;
    const held = known.get(key);
    if (held) return held;
    const figures = Object.fromEntries(
      codes.map((code) => [code, at(code, day, siteId)]),
    ) as Figures<Code>;
    known.set(key, figures);
    return figures;
  };
}
