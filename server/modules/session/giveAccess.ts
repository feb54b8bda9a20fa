import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, forgottenPassword } from '../../db/schema/session';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { worksToday } from '../../engine/people/worksToday';
import { hashLink, LINK_MINUTES, minutes, newLink } from './accessLink';

/** In the audit, for what is done on the server's machine. */
const ACCION = 'servidor.darAcceso';

/**
 * A link with which somebody chooses another password, for whoever has the server's machine: the way back of an administrator
 * whom nobody else can help. Undefined where nobody who may enter is called so.
 */
export const giveAccess = (db: Db, username: string): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: account.id })
      .from(account)
      .leftJoin(person, eq(person.id, account.personId))
      .where(
        and(
          sql`lower(${account.username}) = lower(${username})`,
          eq(account.active, true),
          worksToday,
        ),
      );
    if (!found) return undefined;
    const link = newLink();
    const fresh = {
      linkHash: hashLink(link),
      expiresAt: sql`anden_now() + ${minutes(LINK_MINUTES)}`,
    };
    await tx
      .insert(forgottenPassword)
      .values({ accountId: found.id, ...fresh })
      .onConflictDoUpdate({
        target: forgottenPassword.accountId,
        set: { ...fresh, askedAt: sql`anden_now()` },
      });
    const { audit } = tracedAs(tx, { accountId: null, accion: ACCION });
    await audit({ entity: 'account', entityId: found.id });
    return link;
  });
