import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account, forgottenPassword } from '../../db/schema/session';
import type { PublicContext } from '../acciones/context';
import { settleNotices } from '../notifications/settleNotices';
import { rolesWith } from '../scope/rolesWith';

/** Where a new password is given to whoever forgot theirs. */
export const accountLink = (personId: number | null) =>
  personId === null ? '/admin/sessions' : `/users/${personId}?ver=cuenta`;

/** These people give others another password. */
export async function passwordGivers(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'ADMIN.users');
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        anyOf(
          account.roleId,
          roles.map(({ id }) => id),
        ),
        eq(account.active, true),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The bells that ask for a password for one account fall silent. */
export const silenceForgotten = (tools: Pick<PublicContext, 'db' | 'emit'>, link: string) =>
  settleNotices(tools, { type: 'accounts.forgotten', link });

/** There is another password: the link opens nothing any more, and nobody is asked for one. */
export async function settleForgotten(
  tools: Pick<PublicContext, 'db' | 'emit'>,
  { id, personId }: { id: number; personId: number | null },
): Promise<void> {
  const gone = await tools.db
    .delete(forgottenPassword)
    .where(eq(forgottenPassword.accountId, id))
    .returning();
  if (gone.length > 0) await silenceForgotten(tools, accountLink(personId));
}
