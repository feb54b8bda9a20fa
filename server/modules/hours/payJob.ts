import { exportUrl } from '../../engine/exports/exportFolder';
import { forbidden } from '../../engine/http/fault';
import type { JobKind } from '../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../engine/session/readViewer';
import { payAsked } from './payAsked';

/** The file of a month for many people; after a crash it is written anew. */
export const payJob: JobKind = {
  kind: 'pay-export',
  run: async ({ id, accountId, payload, services }) => {
    const { db } = services.database;
    const viewer = accountId === null ? null : await readAccountViewer(db, accountId);
    if (!viewer) throw forbidden();
    const { writePay } = await import('./writePay');
    const people = await writePay(services, viewer, payAsked.parse(payload), id);
    return { message: `${people.toLocaleString('es-AR')} personas.`, link: exportUrl(id) };
  },
};
