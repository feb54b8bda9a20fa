import { listUnknownCredentials, matchCredential } from '@contract/markings/credentialAcciones';
import type { PunchKind } from '@contract/markings/punch';
import { asc, eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { clockCredential, clockTouch } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { importTouch } from './importedTouch';
import { bringsPunches } from './mayEnter';
import { tellPunches } from './storePunch';

function onlyKeepers(context: Context): void {
  if (!bringsPunches(context)) throw forbidden('No podés traer fichadas de los relojes.');
}

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
      })
      .from(clockTouch)
      .groupBy(clockTouch.credential)
      .orderBy(asc(clockTouch.credential));
    return { rows };
  },
);

export const matchCredentialHandler = implement(
  matchCredential,
  async ({ credential, personId }, context) => {
    onlyKeepers(context);
    const { db, audit } = context;
    const [owner] = await db
      .select({ zone: site.zone })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(eq(person.id, personId));
    if (!owner) throw notFound('Esa persona no existe o no está a tu alcance.');
    const [row] = await db
      .insert(clockCredential)
      .values({ credential, personId })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict('Ese número ya es de alguien.');
    await audit({ entity: 'clockCredential', entityId: row.id, after: row });
    const touches = await db
      .delete(clockTouch)
      .where(eq(clockTouch.credential, credential))
      .returning();
    if (touches.length === 0) throw notFound('Ese número no marcó nada.');
    const inOrder = touches.sort((a, b) => a.local.localeCompare(b.local));
    const ids = new Set<number>();
    for (const { local, kind } of inOrder) {
      const at = DateTime.fromSQL(local, owner).toJSDate();
      ids.add(await importTouch(context, { personId, at, kind: kind as PunchKind | null }));
    }
    await tellPunches(context, personId);
    return { punches: ids.size };
  },
);
