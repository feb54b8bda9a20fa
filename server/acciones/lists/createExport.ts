import { randomUUID } from 'node:crypto';
import { createExport } from '@contract/lists/createExport';
import { exportUrl } from '../../exports/exportFolder';
import { exportName } from '../../exports/exportName';
import { openExport } from '../../exports/exportRequest';
import { keepExport } from '../../exports/keepExport';
import { writeExport } from '../../exports/writeExport';
import { implement } from '../implement';

/** As long as a person waits without wondering. */
const PATIENCE_MS = 2000;

export const createExportHandler = implement(
  createExport,
  async (request, { services, viewer, db, address }) => {
    const open = openExport(viewer, request);
    const name = exportName(open.definition.name, request.format);
    const id = randomUUID();
    const by = { accountId: viewer.accountId, address };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      await writeExport(services, open, {
        id,
        format: request.format,
        patienceMs: PATIENCE_MS,
        signal,
      });
      await db.transaction((tx) => keepExport(tx, by, { id, name }, request));
      return { url: exportUrl(id), name, jobId: null };
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    const jobId = await services.jobs.request(db, {
      kind: 'export',
      title: `Exportar ${open.definition.name}`,
      accountId: viewer.accountId,
      payload: { request, name, address },
    });
    await services.jobs.flush();
    return { url: null, name, jobId };
  },
  // A long read in a transaction that also writes would hold what it wrote.
  { transaction: false },
);
