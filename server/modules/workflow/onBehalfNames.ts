import { sql } from 'drizzle-orm';
import type { Context } from '../../engine/acciones/context';
import { delegatorsOf } from '../../engine/approvals/heldAccounts';
import { authorRefs } from '../../engine/people/authorRef';

/** For each request that waits for me only because somebody left it to me, their name. */
export async function onBehalfNames(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  requestIds: readonly number[],
): Promise<Map<number, string>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await db.execute<{ request_id: number; account_id: number }>(sql`
    select distinct on (request_id) request_id, account_id from approval_seat
    where waiting and request_id = any(${sql.param(requestIds)}::int[])
      and (account_id = ${viewer.accountId} or account_id in ${delegatorsOf(viewer.accountId)})
    order by request_id, account_id = ${viewer.accountId} desc, account_id`);
  const left = rows.filter((row) => row.account_id !== viewer.accountId);
  const names = await authorRefs(
    db,
    left.map((row) => row.account_id),
  );
  return new Map(left.map((row) => [row.request_id, names.get(row.account_id)?.name ?? '']));
}
