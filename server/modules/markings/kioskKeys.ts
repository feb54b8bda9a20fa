import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { kiosk, kioskKey } from '../../db/schema/kiosks';
import { organisation, site } from '../../db/schema/organisation';
import { Fault } from '../../engine/http/fault';
import { rateLimit } from '../../engine/http/rateLimit';
import { clock } from '../../engine/time/clock';

export const newKioskKey = (): string => randomBytes(32).toString('base64url');

/** Keys and pairing codes alike; of a code neither the dash nor small letters count. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
export const hashPairing = (code: string): string =>
  hashKey(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

const unknownKiosk = () =>
  new Fault(
    401,
    'kiosco_desconocido',
    'Este kiosco ya no está emparejado: pedí otro código en Administración.',
  );

/** A door that fifty people pass in a minute; more than that is somebody who tries codes. */
const byKiosk = rateLimit({ max: 120, windowMs: 60_000 });

export type Kiosk = Awaited<ReturnType<typeof kioskOf>>;

/** The kiosk whose device this is, at this very moment. */
export async function kioskOf(db: Db, key: string) {
  const [found] = await db
    .select({
      id: kiosk.id,
      name: kiosk.name,
      siteId: kiosk.siteId,
      siteName: site.name,
      zone: site.zone,
      organisation: organisation.name,
    })
    .from(kioskKey)
    .innerJoin(kiosk, eq(kiosk.id, kioskKey.kioskId))
    .innerJoin(site, eq(site.id, kiosk.siteId))
    .leftJoin(organisation, eq(organisation.id, 1))
    .where(eq(kioskKey.tokenHash, hashKey(key)));
  if (!found) throw unknownKiosk();
  const retryAfter = byKiosk.take(String(found.id));
  if (retryAfter > 0) {
    const message = `Hubo demasiados intentos. Probá de nuevo en ${retryAfter} segundos.`;
    throw new Fault(429, 'demasiados_intentos', message, { retryAfter });
  }
  return found;
}

/** At most once a minute: what the administration reads is no finer. */
export async function noteSeen(db: Db, kioskId: number): Promise<void> {
  const { lastSeenAt } = kioskKey;
  const stale = or(
    sql`${lastSeenAt} is null`,
    lt(lastSeenAt, sql`anden_now() - interval '1 minute'`),
  );
  await db
    .update(kioskKey)
    .set({ lastSeenAt: sql`anden_now()` })
    .where(and(eq(kioskKey.kioskId, kioskId), stale));
}

export const kioskState = ({ name, siteName, zone, organisation }: Kiosk) => ({
  name,
  siteName,
  zone,
  organisation: organisation ?? '',
  serverTime: clock.now().toISOString(),
});
