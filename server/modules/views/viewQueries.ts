import type { InputOf } from '@contract/core/accion';
import type { saveView } from '@contract/views/viewAcciones';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { account } from '../../db/schema/session';
import { firstView, savedView } from '../../db/schema/views';
import type { Viewer } from '../../engine/acciones/context';

type Asking = Pick<Viewer, 'accountId'>;

const roleOf = (viewer: Asking) =>
  sql`(select ${account.roleId} from ${account} where ${account.id} = ${viewer.accountId})`;

/** The person's own choice hides the role's, also when it is "none". */
async function firstViewId(db: Db, viewer: Asking, list: string): Promise<number | null> {
  const [row] = await db
    .select({ viewId: firstView.viewId })
    .from(firstView)
    .where(
      and(
        eq(firstView.list, list),
        or(eq(firstView.accountId, viewer.accountId), eq(firstView.roleId, roleOf(viewer))),
      ),
    )
    .orderBy(sql`${firstView.accountId} is null`)
    .limit(1);
  return row?.viewId ?? null;
}

const seenBy = (viewer: Asking) =>
  or(eq(savedView.ownerId, viewer.accountId), eq(savedView.shared, true));

export async function findViews(db: Db, viewer: Asking, list: string, id?: number) {
  const first = await firstViewId(db, viewer, list);
  const rows = await db
    .select({ view: savedView, ownerName: account.displayName })
    .from(savedView)
    .innerJoin(account, eq(account.id, savedView.ownerId))
    .where(and(eq(savedView.list, list), seenBy(viewer), id ? eq(savedView.id, id) : undefined))
    .orderBy(sql`${savedView.name} collate "es-x-icu"`, savedView.id);
  return rows.map(({ view, ownerName }) => ({
    id: view.id,
    version: view.version,
    name: view.name,
    shared: view.shared,
    mine: view.ownerId === viewer.accountId,
    ownerName,
    first: view.id === first,
    // Checked by the contract when it was saved.
    state: view.state as InputOf<typeof saveView>['state'],
  }));
}

export async function lockView(db: Db, viewer: Asking, id: number) {
  const [row] = await db
    .select()
    .from(savedView)
    .where(and(eq(savedView.id, id), seenBy(viewer)))
    .for('update');
  return row;
}
