import type { OutputOf } from '@contract/core/accion';
import type { getVisit } from '@contract/visits/visitAcciones';
import { eq } from 'drizzle-orm';
import { organisation } from '../../../db/schema/organisation';
import { visitFile } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import type { Services, Viewer } from '../../../engine/acciones/context';
import { employerFacts } from '../../../engine/settings/pageLook';
import { readSection } from '../../../engine/settings/settingsSections';
import { presentStoredVisit } from '../presentVisit';
import { type ActPicture, actPicture } from './actPicture';

export interface VisitActFacts {
  employer: string;
  /** Its CUIT and where it is; empty where nobody said. */
  employerFacts: string;
  /** Null where the place is nobody's of the list of customers. */
  customerName: string | null;
  visit: OutputOf<typeof getVisit>;
  pictures: ActPicture[];
}

/** All that the paper of a visit says: what whoever sees the visit reads on its page, and no more. */
export async function visitActFacts(
  services: Pick<Services, 'database' | 'files'>,
  viewer: Viewer,
  id: number,
): Promise<VisitActFacts> {
  const { db } = services.database;
  const [employer] = await db.select({ name: organisation.name }).from(organisation);
  const { value: branding } = await readSection(db, 'branding');
  const [who] = await db
    .select({ name: customer.name })
    .from(visit)
    .innerJoin(customer, eq(customer.id, visit.customerId))
    .where(eq(visit.id, id));
  const hashes = await db
    .select({ id: visitFile.id, hash: visitFile.hash })
    .from(visitFile)
    .where(eq(visitFile.visitId, id));
  const hashOf = new Map(hashes.map((row) => [row.id, row.hash]));
  const shown = await presentStoredVisit(db, viewer, id);
  const pictures: ActPicture[] = [];
  for (const file of shown.files) {
    pictures.push(await actPicture(services.files, file, hashOf.get(file.id) ?? ''));
  }
  return {
    employer: employer?.name ?? 'Andén',
    employerFacts: employerFacts(branding),
    customerName: who?.name ?? null,
    visit: shown,
    pictures,
  };
}
