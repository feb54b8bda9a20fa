import { remindSignatures } from '@contract/signed/remindSignatures';
import { eq, inArray, sql } from 'drizzle-orm';
import type { BulkAction } from '../../bulk/bulkAction';
import { implementBulk } from '../../bulk/implementBulk';
import { person, site } from '../../db/schema/organisation';
import { signature } from '../../db/schema/signing';
import { conflict } from '../../http/fault';
import { notify } from '../../notifications/notify';
import { personLabels } from '../../people/personLabels';
import type { Context } from '../context';
import { accountsOf } from '../documents/accountsOf';
import { presentSignature } from './presentSignature';
import { signaturesList } from './signatureQueries';
import { remindNotice } from './signedNotices';
import { onlySenders } from './signedScope';

async function labels({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: signature.id, personId: signature.personId })
    .from(signature)
    .where(inArray(signature.id, [...ids]));
  const names = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(rows.map(({ id, personId }) => [id, names.get(personId) ?? '']));
}

async function remindedToday({ db }: Context, id: number): Promise<boolean> {
  const day = (instant: unknown) => sql`(${instant} at time zone ${site.zone})::date`;
  const [row] = await db
    .select({
      today: sql<boolean>`coalesce(${day(signature.remindedAt)} = ${day(sql`now()`)}, false)`,
    })
    .from(signature)
    .innerJoin(person, eq(person.id, signature.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(signature.id, id))
    .for('update', { of: signature });
  return row?.today ?? false;
}

export const remindSignaturesBulk: BulkAction<typeof remindSignatures> = {
  accion: remindSignatures,
  list: signaturesList,
  title: (rows) => `Recordar ${rows} firmas que faltan`,
  prepare: onlySenders,
  labels,
  each: async (context, id) => {
    const { db, audit } = context;
    const row = await presentSignature(context, id);
    if (row.state !== 'pending' && row.state !== 'opened') {
      throw conflict('No está esperando su firma.');
    }
    if (await remindedToday(context, id)) throw conflict('Ya se le recordó hoy.');
    const remindedAt = new Date();
    // No new version: whoever is just signing must not be told that somebody changed it.
    await db.update(signature).set({ remindedAt }).where(eq(signature.id, id));
    await audit({ entity: 'signature', entityId: id, after: { remindedAt } });
    await notify(context, await accountsOf(db, [row.personId]), remindNotice(row));
  },
};

export const remindSignaturesHandler = implementBulk(remindSignaturesBulk);
