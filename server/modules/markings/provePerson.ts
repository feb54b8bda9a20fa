import { credentialCode, readCredentialText } from '@contract/markings/credentialCode';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../db/Db';
import { credentialUse, personCredential } from '../../db/schema/kiosks';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { conflict, Fault } from '../../engine/http/fault';
import { tooMany, tryOnce } from '../../engine/session/lockout';
import { checkPassword } from '../../engine/session/passwords';
import { clock } from '../../engine/time/clock';

export const noCredential = () =>
  conflict('Esa credencial no sirve acá. Si es la tuya, hablá con Recursos Humanos.');

const fields = {
  id: personCredential.id,
  secret: personCredential.secret,
  pinHash: personCredential.pinHash,
  accountId: account.id,
};

export interface Proven {
  accountId: number;
  /** A code uses this up; other proofs have none. */
  spends: { credentialId: number; secret: string; code: string } | null;
}

/** This finds the person whom a code names; `spendCode` tells whether it is right and unused. */
export async function findByCode(db: Db, text: string): Promise<Proven> {
  const read = readCredentialText(text);
  if (!read) throw conflict('Ese no es un código de Andén: mostrá el de “Mi código”.');
  const [row] = await db
    .select(fields)
    .from(personCredential)
    .innerJoin(account, eq(account.personId, personCredential.personId))
    .where(eq(personCredential.publicId, read.publicId));
  if (!row) throw noCredential();
  const { id, secret, accountId } = row;
  return { accountId, spends: { credentialId: id, secret, code: read.code } };
}

const wrongPin = (wait: number) => {
  if (wait > 0) return tooMany(wait);
  return new Fault(422, 'datos_invalidos', 'El legajo o el PIN no son correctos.');
};

/** Waits grow by person and by kiosk: nobody shuts a colleague out of another door. */
export async function proveByPin(
  db: Db,
  { docket, pin, kioskId }: { docket: string; pin: string; kioskId: number },
): Promise<Proven> {
  const [row] = await db
    .select(fields)
    .from(person)
    .innerJoin(personCredential, eq(personCredential.personId, person.id))
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(person.docket, docket));
  await tryOnce(
    db,
    { account: `pin:${docket.toLowerCase()}@${kioskId}`, address: `kiosk:${kioskId}` },
    () => checkPassword(row?.pinHash ?? null, pin),
    wrongPin,
  );
  if (!row) throw wrongPin(0);
  return { accountId: row.accountId, spends: null };
}

/** The step that a code belongs to, or null. The clocks of telephones may be half a minute off. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(secret) });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Long after no punch of theirs may come late any more. */
const KEPT_STEPS = (30 * 24 * 60 * 60) / credentialCode.period;

/** Takes a code: each once, but for the same touch sent again because its answer was lost. */
export async function spendCode(
  db: Db,
  { credentialId, secret, code }: NonNullable<Proven['spends']>,
  { at, touch }: { at: Date; touch: string },
): Promise<void> {
  const step = stepOfCode(secret, code, at);
  if (step === null) throw conflict('Ese código venció: mostrá el que tu teléfono muestra ahora.');
  const mine = eq(credentialUse.credentialId, credentialId);
  const taken = await db
    .insert(credentialUse)
    .values({ credentialId, step, touch })
    .onConflictDoNothing()
    .returning({ step: credentialUse.step });
  if (taken.length === 0) {
    const again = and(mine, eq(credentialUse.step, step), eq(credentialUse.touch, touch));
    if ((await db.$count(credentialUse, again)) === 0) {
      throw conflict('Ese código ya se usó: esperá el siguiente.');
    }
  }
  const current = Math.floor(clock.ms() / 1000 / credentialCode.period);
  await db
    .delete(credentialUse)
    .where(and(mine, lt(credentialUse.step, sql`${current - KEPT_STEPS}::bigint`)));
}
