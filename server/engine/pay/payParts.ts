import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { Viewer } from '../acciones/context';
import { partsOf } from '../module';
import { sensitiveReach } from '../scope/reachOf';
import type { PayColumn, PayMonth } from './payPart';

export interface OfferedColumn extends PayColumn {
  group: string;
  sees(viewer: Viewer): boolean;
}

const everybody = () => true;

/** Pay and health are of who keeps them for everybody, never of a team, a site or a view as somebody else. */
export const keepsEverybody = (viewer: Viewer): boolean =>
  !viewer.viewing && sensitiveReach(viewer) === 'all';

/** The columns that all modules have of a month, each by its whole name: "news.12". */
export async function payColumns(db: Db, at: PayMonth): Promise<OfferedColumn[]> {
  const offered = await Promise.all(
    partsOf('forPay').map(async ({ key: part, label: group, sees = everybody, columns }) =>
      (await columns(db, at)).map((one) => ({ ...one, key: `${part}.${one.key}`, group, sees })),
    ),
  );
  return offered.flat();
}

/** Selects people's figures of a month as rows of a person, the whole name of a column and an amount; `whose` is asked of the person's number. */
export function payRows(at: PayMonth, whose?: SQL, parts?: readonly string[]): SQL | undefined {
  const asked = partsOf('forPay').filter(({ key }) => parts?.includes(key) ?? true);
  const of = whose ? sql` where own.person_id ${whose}` : sql``;
  const queries = asked.map(
    ({ key, rows }) =>
      sql`select own.person_id, ${`${key}.`}::text || own.key as key, own.amount from (${rows(at)}) own${of}`,
  );
  return queries.length > 0 ? sql.join(queries, sql` union all `) : undefined;
}

/** Reads, in one statement, each person's figures of a month by the whole name of their column; `only` narrows to some people, `parts` to some modules. Figures come as text, so that no fraction is lost. */
export async function payAmounts(
  db: Db,
  at: PayMonth,
  only?: readonly number[],
  parts?: readonly string[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>> {
  const whose = only && sql`= any(${sql.param([...only])}::int[])`;
  const asked = payRows(at, whose, parts);
  const found = new Map<number, Map<string, string>>();
  if (!asked) return found;
  const { rows } = await db.execute<{ id: number; key: string; amount: string }>(sql`
    select person_id as id, key, sum(amount)::text as amount
    from (${asked}) paid group by person_id, key`);
  for (const { id, key, amount } of rows) {
    const own = found.get(id) ?? new Map<string, string>();
    own.set(key, amount);
    found.set(id, own);
  }
  return found;
}
