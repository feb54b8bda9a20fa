import {
  listMatchedCredentials,
  listUnknownCredentials,
  unmatchCredential,
} from '@contract/markings/credentialAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import { clockCredential, clockTouch } from '../../db/schema/clocks';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden, notFound } from '../../engine/http/fault';
import { toPersonRef } from '../users';
import { bringsPunches } from './mayEnter';

const PAGE = 50;

export function onlyKeepers(context: Context): void {
  if (!bringsPunches(context)) throw forbidden('No podés traer fichadas de los relojes.');
}

const shown = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
};

export const listUnknownCredentialsHandler = implement(
  listUnknownCredentials,
  async (_input, context) => {
    onlyKeepers(context);
    const rows = await context.db
      .select({
        credential: clockTouch.credential,
        touches: sql<number>`count(*)::int`,
        firstAt: sql<string>`min(${clockTouch.local})`,
        lastAt: sql<string>`max(${clockTouch.local})`,
        owner: shown,
      })
      .from(clockTouch)
      .leftJoin(clockCredential, eq(clockCredential.credential, clockTouch.credential))
      .leftJoin(person, eq(person.id, clockCredential.personId))
      .groupBy(clockTouch.credential, person.id)
      .orderBy(asc(clockTouch.credential));
    return {
      rows: rows.map(({ owner, ...row }) => ({ ...row, person: owner && toPersonRef(owner) })),
    };
  },
);

export const listMatchedCredentialsHandler = implement(
  listMatchedCredentials,
  async ({ search, page }, context) => {
    onlyKeepers(context);
    const { db } = context;
    const found = search
      ? sql`(${clockCredential.credential} = ${search} or ${person.searchText} like
          '%' || replace(replace(anden_fold(${search}), '%', ''), '_', '') || '%')`
      : undefined;
    const [rows, [counted]] = await Promise.all([
      db
        .select({ id: clockCredential.id, credential: clockCredential.credential, owner: shown })
        .from(clockCredential)
        .innerJoin(person, eq(person.id, clockCredential.personId))
        .where(found)
        .orderBy(asc(clockCredential.credential))
        .limit(PAGE)
        .offset((page - 1) * PAGE),
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(clockCredential)
        .innerJoin(person, eq(person.id, clockCredential.personId))
        .where(found),
    ]);
    return {
      rows: rows.map(({ owner, ...row }) => ({ ...row, person: toPersonRef(owner) })),
      total: counted?.total ?? 0,
      pageSize: PAGE,
    };
  },
);

export const unmatchCredentialHandler = implement(unmatchCredential, async ({ id }, context) => {
  onlyKeepers(context);
  const { db, audit, emit } = context;
  const [row] = await db.delete(clockCredential).where(eq(clockCredential.id, id)).returning();
  if (!row) throw notFound('Ese número ya no es de nadie.');
  await audit({ entity: 'clockCredential', entityId: row.id, before: row });
  await emit([{ type: 'Punch', id: 'LIST' }], { kind: 'everyone', permission: 'MARKINGS.SHOW' });
  return { ok: true as const };
});
