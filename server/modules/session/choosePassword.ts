import { choosePassword } from '@contract/session/forgottenAcciones';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, forgottenPassword } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { notFound } from '../../engine/http/fault';
import { worksToday } from '../../engine/people/worksToday';
import { settleForgotten } from '../../engine/session/forgotten';
import { tooMany, tryOnce } from '../../engine/session/lockout';
import { hashPassword } from '../../engine/session/passwords';
import { revokeSessions } from '../../engine/session/sessionRow';
import { hashLink } from './accessLink';
import { refusePoorPassword } from './refusePoorPassword';

const unknown = () => notFound('Ese enlace ya se usó o venció. Pedí otro desde Ingresar.');

/** The account to which a link belongs, while it serves. */
async function holderOf(db: Db, link: string) {
  const [found] = await db
    .select({ id: account.id, username: account.username, personId: account.personId })
    .from(forgottenPassword)
    .innerJoin(account, eq(account.id, forgottenPassword.accountId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(forgottenPassword.linkHash, hashLink(link)),
        gt(forgottenPassword.expiresAt, sql`anden_now()`),
        eq(account.active, true),
        worksToday,
      ),
    );
  return found;
}

// Its own transaction: a link that is none is counted although it is refused.
export const choosePasswordHandler = implement(
  choosePassword,
  async ({ enlace, claveNueva }, context) => {
    const { db, address } = context;
    const found = await holderOf(db, enlace);
    const guess = hashLink(enlace).slice(0, 16);
    const keys = { account: `link:${guess}@${address}`, address: `link:${address}` };
    await tryOnce(
      db,
      keys,
      async () => found !== undefined,
      (wait) => (wait > 0 ? tooMany(wait) : unknown()),
    );
    if (!found) throw unknown();
    await refusePoorPassword(db, found, claveNueva);
    const passwordHash = await hashPassword(claveNueva);
    const { id } = found;
    return ownTransaction(context, choosePassword, id, async (tools) => {
      // Held from here on: of two at once the second finds it used.
      const [held] = await tools.db
        .select()
        .from(forgottenPassword)
        .where(eq(forgottenPassword.linkHash, hashLink(enlace)))
        .for('update');
      if (!held) throw unknown();
      await settleForgotten(tools, found);
      await tools.db
        .update(account)
        .set({ passwordHash, mustChangePassword: false, version: sql`${account.version} + 1` })
        .where(eq(account.id, id));
      await revokeSessions(tools.db, id, { allBut: null });
      await tools.audit({ entity: 'account', entityId: id });
      await tools.emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [id] });
      return { ok: true as const };
    });
  },
  { transaction: false },
);
