import { matchCredential } from '@contract/markings/credentialAcciones';
import { asc, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import { clockCredential, clockTouch } from '../../db/schema/clocks';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, Fault, notFound } from '../../engine/http/fault';
import { onlyKeepers } from './clockCredentials';
import { importTouch } from './importedTouch';
import { tellPunches } from './storePunch';

export const matchCredentialHandler = implement(
  matchCredential,
  async ({ credential, personId }, context) => {
    onlyKeepers(context);
    const { db } = context;
    const [owner] = await db
      .select({ zone: site.zone })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(eq(person.id, personId));
    if (!owner) throw notFound('Esa persona no existe o no está a tu alcance.');
    await keepOwner(context, credential, personId);
    const touches = await db
      .select()
      .from(clockTouch)
      .where(eq(clockTouch.credential, credential))
      .orderBy(asc(clockTouch.local))
      .for('update');
    if (touches.length === 0) throw notFound('Ese número no marcó nada.');
    const punches = new Set<number>();
    const counted: number[] = [];
    for (const { id, local, kind } of touches) {
      const at = DateTime.fromSQL(local, owner).toJSDate();
      const touch = { personId, at, kind, authorId: context.viewer.accountId };
      const written = await unlessClosed(importTouch(context, touch));
      if (written === null) continue;
      punches.add(written.id);
      counted.push(id);
    }
    await db.delete(clockTouch).where(anyOf(clockTouch.id, counted));
    await tellPunches(context, personId);
    return { punches: punches.size, closed: touches.length - counted.length };
  },
);

/** This keeps the owner of a number; said again of the same person, nothing changes. */
async function keepOwner({ db, audit }: Context, credential: string, personId: number) {
  const [row] = await db
    .insert(clockCredential)
    .values({ credential, personId })
    .onConflictDoNothing()
    .returning();
  if (row) return audit({ entity: 'clockCredential', entityId: row.id, after: row });
  const [known] = await db
    .select()
    .from(clockCredential)
    .where(eq(clockCredential.credential, credential));
  if (known?.personId !== personId) throw conflict('Ese número ya es de alguien.');
}

/** A closed month is refused before anything is written: what it has waits for its reopening. */
const unlessClosed = <T>(written: Promise<T>): Promise<T | null> =>
  written.catch((error: unknown) => {
    if (error instanceof Fault && error.closed) return null;
    throw error;
  });
