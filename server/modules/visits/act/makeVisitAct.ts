import { eq } from 'drizzle-orm';
import { visitAct } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';
import type { Services, Viewer } from '../../../engine/acciones/context';
import { tracedAs } from '../../../engine/acciones/tracedAs';
import { logoForPaper } from '../../../engine/settings/organisationLogo';
import { makePaper } from '../../../engine/signing/makePaper';
import { turnOf } from '../../../engine/signing/turnOf';
import { writePaper } from '../../../engine/signing/writePaper';
import { clock } from '../../../engine/time/clock';
import { drawVisitAct } from './drawVisitAct';
import { keptAct } from './keptAct';
import { visitActFacts } from './visitActFacts';

/** In the audit, for the paper that somebody's asking made. */
const ACCION = 'visita.hacerActa';

interface Asking {
  id: number;
  viewer: Viewer;
  origin: string;
  address: string;
}

/**
 * Draws and seals the paper of a finished visit, whose words nobody changes any more. It takes a while, so that nothing
 * is locked meanwhile: of two who ask at once, the later one gets the paper of the first.
 */
export async function makeVisitAct(
  services: Services,
  { id, viewer, origin, address }: Asking,
): Promise<string> {
  const { db } = services.database;
  const at = clock.now();
  const act = await visitActFacts(services, viewer, id);
  const { number, person, zone } = act.visit;
  const bytes = await drawVisitAct(act, await logoForPaper(db, services.files), at);
  const paper = {
    ...{ bytes, kind: 'document' as const, title: `Acta de la visita ${number}`, signers: [] },
    ...{ issuer: { name: person?.name ?? viewer.displayName, address: '' }, origin, zone, at },
  };
  const made = await makePaper({ db, services }, paper, turnOf(viewer));
  return db.transaction(async (tx) => {
    await tx.select({ id: visit.id }).from(visit).where(eq(visit.id, id)).for('update');
    const first = await keptAct(tx, id);
    if (first !== null) return first;
    const { paper: row } = await writePaper(tx, made);
    await tx.insert(visitAct).values({ visitId: id, paperId: row.id });
    const { audit } = tracedAs(tx, { accountId: viewer.accountId, address, accion: ACCION });
    await audit({ entity: 'visit', entityId: id, after: { code: row.code } });
    return row.currentHash;
  });
}
