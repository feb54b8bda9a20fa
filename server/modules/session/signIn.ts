import type { InputOf } from '@contract/core/accion';
import { signIn } from '@contract/session/sessionAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { PublicContext } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { Fault } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { worksToday } from '../../engine/people/worksToday';
import { deviceName } from '../../engine/session/deviceName';
import { fewAtOnce } from '../../engine/session/fewAtOnce';
import { codeKeys, lockoutKeys, tooMany, tryOnce } from '../../engine/session/lockout';
import { checkPassword } from '../../engine/session/passwords';
import { asksSecondStep, spendCode } from '../../engine/session/secondSteps';
import { sessionAnswer } from '../../engine/session/sessionAnswer';
import { isNewDevice, openSession } from '../../engine/session/sessionRow';

/** A wrong try is answered with this, until there were too many. */
const told = (reason: () => Fault) => (wait: number) => (wait > 0 ? tooMany(wait) : reason());

const unknown = () =>
  new Fault(401, 'credenciales', 'El usuario o la contraseña no son correctos.');

const needsCode = () => {
  const message = 'Escribí el código de tu aplicación de verificación.';
  return new Fault(401, 'falta_codigo', message, { fields: { codigo: message } });
};

const wrongCode = () => {
  const message = 'Ese código no coincide o ya se usó.';
  return new Fault(401, 'codigo_incorrecto', message, { fields: { codigo: message } });
};

// Its own transactions: a failure must be counted although the answer is a refusal.
const enter = async (
  { usuario, clave, codigo }: InputOf<typeof signIn>,
  context: PublicContext,
) => {
  const { db, address, device } = context;
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
  await tryOnce(
    db,
    lockoutKeys(usuario, address),
    () => checkPassword(found?.passwordHash ?? null, clave),
    told(unknown),
  );
  if (!found) throw unknown();
  if (await asksSecondStep(db, found.id)) {
    if (codigo === undefined) throw needsCode();
    const proves = () => spendCode(db, found.id, codigo);
    await tryOnce(db, codeKeys(found.id, address), proves, told(wrongCode));
  }
  const opened = await ownTransaction(context, signIn, found.id, async (tools) => {
    const strange = await isNewDevice(tools.db, found.id, device);
    const row = await openSession(tools.db, { accountId: found.id, address, device });
    await tools.audit({ entity: 'session', entityId: row.id, after: { device } });
    if (strange) {
      await notify(tools, [found.id], {
        type: 'session.opened',
        title: 'Ingreso desde un dispositivo nuevo',
        body: `${deviceName(device)}, dirección ${address}. Si no fuiste vos, cambiá tu contraseña.`,
        link: '/profile',
      });
    }
    return row;
  });
  context.setCookie(opened.cookie);
  return sessionAnswer(context, { accountId: found.id, sessionId: opened.id });
};

// Hundreds of attempts from one place must not hold whoever asks for something else.
const fromOnePlace = fewAtOnce(4);

export const signInHandler = implement(
  signIn,
  (input, context) => fromOnePlace(context.address, () => enter(input, context)),
  { transaction: false },
);
