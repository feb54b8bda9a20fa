import { signIn } from '@contract/session/signIn';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/recordAudit';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { recordEvent } from '../../events/recordEvent';
import { Fault } from '../../http/fault';
import { notify } from '../../notifications/notify';
import { worksToday } from '../../people/worksToday';
import { deviceName } from '../../session/deviceName';
import {
  clearFailures,
  lockoutKeys,
  recordFailure,
  refuseWhileBlocked,
  tooMany,
} from '../../session/lockout';
import { checkPassword } from '../../session/passwords';
import { sessionAnswer } from '../../session/sessionAnswer';
import { isNewDevice, openSession } from '../../session/sessionRow';
import { implement } from '../implement';

// Its own transactions: a failure must be counted although the answer is a refusal.
export const signInHandler = implement(
  signIn,
  async ({ usuario, clave }, context) => {
    const { db, address, device, services } = context;
    const keys = lockoutKeys(usuario, address);
    await refuseWhileBlocked(db, keys);
    const [found] = await db
      .select({ id: account.id, passwordHash: account.passwordHash })
      .from(account)
      .leftJoin(person, eq(person.id, account.personId))
      .where(
        and(
          sql`lower(${account.username}) = lower(${usuario})`,
          eq(account.active, true),
          worksToday,
        ),
      );
    if (!(await checkPassword(found?.passwordHash ?? null, clave)) || !found) {
      const wait = await recordFailure(db, keys);
      if (wait > 0) throw tooMany(wait);
      throw new Fault(401, 'credenciales', 'El usuario o la contraseña no son correctos.');
    }
    const opened = await db.transaction(async (tx) => {
      await clearFailures(tx, keys);
      const strange = await isNewDevice(tx, found.id, device);
      const row = await openSession(tx, { accountId: found.id, address, device });
      await recordAudit(
        tx,
        { accountId: found.id, address, accion: signIn.name },
        { entity: 'session', entityId: row.id, after: { device } },
      );
      if (strange) {
        const emit: typeof context.emit = (tags, audience) => recordEvent(tx, tags, audience);
        await notify({ db: tx, services, emit }, [found.id], {
          type: 'session.opened',
          title: 'Ingreso desde un dispositivo nuevo',
          body: `${deviceName(device)}, dirección ${address}. Si no fuiste vos, cambiá tu contraseña.`,
          link: '/profile',
        });
      }
      return row;
    });
    services.wake();
    context.setCookie(opened.cookie);
    return sessionAnswer(context, found.id, opened.id);
  },
  { transaction: false },
);
