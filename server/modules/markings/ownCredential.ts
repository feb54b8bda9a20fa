import { randomBytes } from 'node:crypto';
import {
  choosePin,
  getCredential,
  renewCredential,
} from '@contract/markings/ownCredentialAcciones';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Db } from '../../db/Db';
import { credentialUse, personCredential } from '../../db/schema/kiosks';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement, implementPrepared } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { hashPassword } from '../../engine/session/passwords';
import { clock } from '../../engine/time/clock';

/** 160 bits, as RFC 4226 asks; the name of the credential is 80, which nobody guesses either. */
const fresh = () => ({
  publicId: new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  secret: new Secret({ size: 20 }).base32,
});

function ownerOf({ viewer: { personId } }: Context): number {
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona: no ficha.');
  return personId;
}

/** Made when it is first asked for; of two that ask at once both get the same. */
async function credentialOf(db: Db, personId: number) {
  const kept = () =>
    db.select().from(personCredential).where(eq(personCredential.personId, personId));
  const [before] = await kept();
  if (before) return before;
  await db
    .insert(personCredential)
    .values({ personId, ...fresh() })
    .onConflictDoNothing({ target: personCredential.personId });
  const [now] = await kept();
  if (!now) throw new Error('a credential was not stored');
  return now;
}

export const getCredentialHandler = implement(getCredential, async (_input, context) => {
  const { db } = context;
  const personId = ownerOf(context);
  const { publicId, secret, pinHash } = await credentialOf(db, personId);
  const [row] = await db
    .select({ docket: person.docket })
    .from(person)
    .where(eq(person.id, personId));
  const serverTime = clock.now().toISOString();
  return {
    publicId,
    codeKey: secret,
    docket: row?.docket ?? '',
    hasPin: pinHash !== null,
    serverTime,
  };
});

async function told({ db, audit, emit, viewer }: Context, id: number, set: object) {
  await db.update(personCredential).set(set).where(eq(personCredential.id, id));
  // Neither secret nor PIN: that it changed is all that others may know.
  await audit({ entity: 'personCredential', entityId: id });
  const ids = [viewer.accountId];
  await emit([{ type: 'Credential', id: 'LIST' }], { kind: 'accounts', ids });
  return { ok: true as const };
}

export const renewCredentialHandler = implement(renewCredential, async (_input, context) => {
  const { id } = await credentialOf(context.db, ownerOf(context));
  await context.db.delete(credentialUse).where(eq(credentialUse.credentialId, id));
  return told(context, id, fresh());
});

export const choosePinHandler = implementPrepared(
  choosePin,
  ({ pin }) => hashPassword(pin),
  async (_input, context, pinHash) => {
    const { id } = await credentialOf(context.db, ownerOf(context));
    return told(context, id, { pinHash });
  },
);
