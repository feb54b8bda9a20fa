import { PAIRING_MINUTES } from '@contract/markings/kiosk';
import {
  activateKiosk,
  getKioskState,
  pairKiosk,
  revokeKiosk,
} from '@contract/markings/kioskAcciones';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { kioskKey } from '../../db/schema/kiosks';
import type { Context, PublicContext } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { Fault, notFound } from '../../engine/http/fault';
import { tooMany, tryOnce } from '../../engine/session/lockout';
import { readableCode } from '../../engine/session/readableCode';
import { clock } from '../../engine/time/clock';
import { hashKey, hashPairing, kioskOf, kioskState, newKioskKey, noteSeen } from './kioskKeys';
import { findKiosk, kioskAudience } from './saveKiosk';

const tags = [{ type: 'Kiosk', id: 'LIST' }] as const;

async function needKiosk(context: Context, id: number) {
  const found = await findKiosk(context, id);
  if (!found) throw notFound('Ese kiosco ya no existe.');
  return found;
}

export const pairKioskHandler = implement(pairKiosk, async ({ id }, context) => {
  await needKiosk(context, id);
  const code = readableCode(2);
  const expiresAt = new Date(clock.ms() + PAIRING_MINUTES * 60_000);
  const pairing = { pairingHash: hashPairing(code), pairingExpiresAt: expiresAt };
  await context.db
    .insert(kioskKey)
    .values({ kioskId: id, ...pairing })
    .onConflictDoUpdate({ target: kioskKey.kioskId, set: pairing });
  await context.audit({ entity: 'kiosk', entityId: id });
  return { code, expiresAt: expiresAt.toISOString() };
});

export const revokeKioskHandler = implement(revokeKiosk, async ({ id }, context) => {
  await needKiosk(context, id);
  const { db, audit, emit } = context;
  const ended = { tokenHash: null, pairingHash: null, pairingExpiresAt: null };
  const set = { ...ended, revokedAt: sql`anden_now()` };
  await db
    .insert(kioskKey)
    .values({ kioskId: id, ...set })
    .onConflictDoUpdate({ target: kioskKey.kioskId, set });
  await audit({ entity: 'kiosk', entityId: id });
  await emit(tags, kioskAudience);
  return needKiosk(context, id);
});

/** The code is gone with its first use, also where two devices send it at once. */
async function redeem(db: Db, code: string, key: string): Promise<number | undefined> {
  const [row] = await db
    .update(kioskKey)
    .set({
      tokenHash: hashKey(key),
      lastSeenAt: sql`anden_now()`,
      revokedAt: null,
      pairingHash: null,
      pairingExpiresAt: null,
    })
    .where(
      and(
        eq(kioskKey.pairingHash, hashPairing(code)),
        gt(kioskKey.pairingExpiresAt, sql`anden_now()`),
      ),
    )
    .returning({ kioskId: kioskKey.kioskId });
  return row?.kioskId;
}

const wrongCode = (wait: number) => {
  if (wait > 0) return tooMany(wait);
  const message = 'Ese código no sirve: se usó, venció o está mal escrito. Pedí otro.';
  return new Fault(422, 'datos_invalidos', message, { fields: { code: message } });
};

async function activate(context: PublicContext, code: string) {
  const { db, address, services } = context;
  const key = newKioskKey();
  let kioskId: number | undefined;
  await tryOnce(
    db,
    { account: `pairing:${address}`, address: `address:${address}` },
    async () => {
      kioskId = await redeem(db, code, key);
      return kioskId !== undefined;
    },
    wrongCode,
  );
  if (kioskId === undefined) throw wrongCode(0);
  const ends = tracedAs(db, { accountId: null, address, accion: activateKiosk.name });
  await ends.audit({ entity: 'kiosk', entityId: kioskId });
  await ends.emit(tags, kioskAudience);
  services.wake();
  return { kioskKey: key, state: kioskState(await kioskOf(db, key)) };
}

// Its own transactions: a failure must be counted although the answer is a refusal.
export const activateKioskHandler = implement(
  activateKiosk,
  ({ code }, context) => activate(context, code),
  { transaction: false },
);

export const getKioskStateHandler = implement(
  getKioskState,
  async (input, { db }) => {
    const kiosk = await kioskOf(db, input.kioskKey);
    await noteSeen(db, kiosk.id);
    return kioskState(kiosk);
  },
  { transaction: false },
);
