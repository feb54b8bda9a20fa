import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { revokeSessions } from '../../engine/session/sessionRow';
import { keepAnAdministrator } from './keepAnAdministrator';

type Stored = typeof account.$inferSelect;

/** Tells the administration, and the account itself, that its rights or its sessions changed. */
export async function tellAccount({ emit }: Context, personId: number, accountId: number) {
  await emit(
    [
      { type: 'Account', id: personId },
      { type: 'Role', id: 'LIST' },
      { type: 'Person', id: personId },
      { type: 'Person', id: 'LIST' },
    ],
    { kind: 'everyone', permission: 'ADMIN.users' },
  );
  await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
}

/** Writes what differs in an account that is held; whoever may not enter any more is out at once. */
export async function writeAccount(
  context: Context,
  before: Stored,
  fields: Partial<Pick<Stored, 'username' | 'roleId' | 'active'>>,
): Promise<void> {
  const { db, audit } = context;
  const names = (Object.keys(fields) as (keyof typeof fields)[]).filter(
    (name) => before[name] !== fields[name],
  );
  if (names.length === 0) return;
  const pick = (from: typeof fields) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const after = pick(fields);
  await db
    .update(account)
    .set({ ...after, version: before.version + 1 })
    .where(eq(account.id, before.id));
  if (names.includes('roleId') || fields.active === false) {
    await keepAnAdministrator(db, 'staying');
  }
  if (fields.active === false) await revokeSessions(db, before.id, { allBut: null });
  await audit({ entity: 'account', entityId: before.id, before: pick(before), after });
  await tellAccount(context, before.personId ?? 0, before.id);
}
