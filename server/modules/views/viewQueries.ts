import type { InputOf } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { savedViewRecord } from '@contract/views/savedView';
import type { saveView } from '@contract/views/viewAcciones';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';
import { firstView, savedView } from '../../db/schema/views';
import type { Context, Viewer } from '../../engine/acciones/context';
import { defineStore } from '../../engine/store/defineStore';

type Asking = Pick<Viewer, 'accountId'>;

export const notYours = 'La vista no existe o no es tuya.';

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

const rowsOf = (db: Db) =>
  db
    .select({ view: savedView, ownerName: account.displayName })
    .from(savedView)
    .innerJoin(account, eq(account.id, savedView.ownerId));

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

const present = ({ view, ownerName }: Found, viewer: Asking, first: number | null) => ({
  id: view.id,
  version: view.version,
  name: view.name,
  shared: view.shared,
  mine: view.ownerId === viewer.accountId,
  ownerName,
  first: view.id === first,
  // Checked by the contract when it was saved.
  state: view.state as InputOf<typeof saveView>['state'],
});

export async function findViews(db: Db, viewer: Asking, list: string) {
  const first = await firstViewId(db, viewer, list);
  const rows = await rowsOf(db)
    .where(and(eq(savedView.list, list), seenBy(viewer)))
    .orderBy(sql`${savedView.name} collate "es-x-icu"`, savedView.id);
  return rows.map((row) => present(row, viewer, first));
}

/** The names of all views that somebody may open, with the list of each. */
export const findViewNames = (db: Db, viewer: Asking) =>
  db
    .select({ list: savedView.list, name: savedView.name })
    .from(savedView)
    .where(seenBy(viewer))
    .orderBy(sql`${savedView.name} collate "es-x-icu"`, savedView.id);

async function findView({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  const [row] = await rowsOf(db).where(and(eq(savedView.id, id), seenBy(viewer)));
  return row && present(row, viewer, await firstViewId(db, viewer, row.view.list));
}

export const savedViews = defineStore({
  record: savedViewRecord,
  table: savedView,
  find: findView,
  missing: 'La vista no existe.',
  // A shared view may outlive its owner's stay.
  notTheirs: ({ viewer }, { mine, shared }, wanted) =>
    mine || (wanted === 'remove' && shared && can(viewer.roles, 'ADMIN.roles'))
      ? undefined
      : notYours,
  unique: ({ name, list = '' }, { viewer }) => [
    {
      same: and(
        eq(savedView.ownerId, viewer.accountId),
        eq(savedView.list, list),
        eq(sql`lower(${savedView.name})`, name.toLowerCase()),
      ),
      words: `Ya tenés una vista que se llama «${name}».`,
    },
  ],
  tell: ({ emit }, view, before) =>
    emit(
      [{ type: 'View', id: 'LIST' }],
      view.shared || before?.shared
        ? { kind: 'everyone' }
        : { kind: 'accounts', ids: [view.ownerId] },
    ),
});
