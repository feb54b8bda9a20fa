import { addPunchPhoto } from '@contract/markings/punchAcciones';
import { and, eq } from 'drizzle-orm';
import { punch, punchPhoto } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { conflict, notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { MINUTE } from './markingRules';

/** While a punch is this fresh a photo still says who made it. */
const PHOTO_MINUTES = 10;

/** Only of one's own punch, while it is fresh, and once: a photo of another day would prove nothing. */
export const addPunchPhotoHandler = implement(addPunchPhoto, async ({ id, photo }, context) => {
  const { db, viewer, audit } = context;
  const [row] = await db
    .select({ receivedAt: punch.receivedAt, source: punch.source, offers: site.punchPhoto })
    .from(punch)
    .innerJoin(person, eq(person.id, punch.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(punch.id, id), eq(punch.personId, viewer.personId ?? 0)));
  if (!row || (row.source !== 'web' && row.source !== 'phone')) {
    throw notFound('Esa fichada no existe o no es tuya.');
  }
  if (!row.offers) throw conflict('Tu sede no guarda fotos de las fichadas.');
  if (clock.ms() - row.receivedAt.getTime() > PHOTO_MINUTES * MINUTE) {
    throw conflict('La foto se saca al fichar: ya pasó demasiado tiempo.');
  }
  await requireUploads(db, viewer.accountId, 'punch', { photo });
  const [added] = await db
    .insert(punchPhoto)
    .values({ punchId: id, hash: photo })
    .onConflictDoNothing({ target: punchPhoto.punchId })
    .returning({ id: punchPhoto.punchId });
  if (!added) throw conflict('Esa fichada ya tiene su foto.');
  await audit({ entity: 'punch', entityId: id });
  return { id };
});
