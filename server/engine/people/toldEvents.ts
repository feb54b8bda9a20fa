import type { Db } from '../../db/Db';
import { authorRefs } from './authorRef';

interface Kept<Kind> {
  id: number;
  kind: Kind;
  accountId: number | null;
  reason: string | null;
  createdAt: Date;
}

/** The events of a record, with who did each. */
export async function toldEvents<Kind extends string>(db: Db, rows: readonly Kept<Kind>[]) {
  const refs = await authorRefs(
    db,
    rows.map(({ accountId }) => accountId ?? 0),
  );
  return rows.map(({ id, kind, accountId, reason, createdAt }) => ({
    id,
    kind,
    who: refs.get(accountId ?? 0) ?? null,
    reason,
    at: createdAt.toISOString(),
  }));
}
