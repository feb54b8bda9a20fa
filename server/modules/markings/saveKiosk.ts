import { kioskRecord } from '@contract/markings/kiosk';
import { listKiosks, saveKiosk } from '@contract/markings/kioskAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { kiosk, kioskKey } from '../../db/schema/kiosks';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';

/** The open screens of this audience look again. */
export const kioskAudience = { kind: 'everyone', permission: 'ADMIN.settings' } as const;

const kiosks = (db: Db) =>
  db
    .select({
      id: kiosk.id,
      version: kiosk.version,
      name: kiosk.name,
      siteId: kiosk.siteId,
      siteName: site.name,
      paired: sql<boolean>`${kioskKey.tokenHash} is not null`,
      pairing: sql<boolean>`coalesce(${kioskKey.pairingExpiresAt} > anden_now(), false)`,
      revokedAt: kioskKey.revokedAt,
      lastSeenAt: kioskKey.lastSeenAt,
    })
    .from(kiosk)
    .innerJoin(site, eq(site.id, kiosk.siteId))
    .leftJoin(kioskKey, eq(kioskKey.kioskId, kiosk.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof kiosks>>[number];

const present = ({ paired, revokedAt, lastSeenAt, ...row }: Row) => ({
  ...row,
  state: paired ? ('paired' as const) : revokedAt ? ('revoked' as const) : ('unpaired' as const),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

export async function findKiosk({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await kiosks(db).where(eq(kiosk.id, id));
  return row && present(row);
}

const store = defineStore({
  record: kioskRecord,
  table: kiosk,
  find: findKiosk,
  missing: 'Ese kiosco ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${kiosk.name}) = anden_fold(${name})`,
      words: 'Ya hay un kiosco con ese nombre.',
    },
  ],
  tag: 'Kiosk',
  audience: kioskAudience,
});

export const listKiosksHandler = implement(listKiosks, async (_input, { db }) => ({
  rows: (await kiosks(db).orderBy(asc(site.name), asc(kiosk.name))).map(present),
  edits: true,
}));

export const saveKioskHandler = implement(saveKiosk, (input, context) =>
  store.save(context, input, async (fields) => {
    const known = await context.db.$count(site, eq(site.id, fields.siteId));
    if (known === 0) throw invalid({ siteId: 'Esa sede ya no existe: elegí otra.' });
    return fields;
  }),
);
