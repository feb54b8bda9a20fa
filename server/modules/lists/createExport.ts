import { randomUUID } from 'node:crypto';
import { createExport } from '@contract/lists/listAcciones';
import type { Services } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { exportUrl } from '../../engine/exports/exportFolder';
import { exportName } from '../../engine/exports/exportName';
import { type OpenExport, openExport } from '../../engine/exports/exportRequest';
import { keepExport } from '../../engine/exports/keepExport';
import { type ExportWriting, writeExport } from '../../engine/exports/writeExport';

/** A person waits so long without wondering. */
const PATIENCE_MS = 2000;
/** Each holds a connection while it reads; more at once would leave too few for everybody else. */
const MOST_AT_ONCE = 4;

let writing = 0;

async function writeAtOnce(
  services: Services,
  open: OpenExport,
  file: Pick<ExportWriting, 'id' | 'format'>,
): Promise<boolean> {
  if (writing >= MOST_AT_ONCE) return false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  writing += 1;
  try {
    await writeExport(services, open, { ...file, patienceMs: PATIENCE_MS, signal });
    return true;
  } catch (error) {
    if (!signal.aborted) throw error;
    return false;
  } finally {
    writing -= 1;
  }
}

export const createExportHandler = implement(
  createExport,
  async (request, { services, viewer, db, address }) => {
    const open = openExport(viewer, request);
    const name = exportName(open.definition.name, request.format);
    const id = randomUUID();
    const by = { accountId: viewer.accountId, address };
    if (await writeAtOnce(services, open, { id, format: request.format })) {
      await db.transaction((tx) => keepExport(tx, by, { id, name }, request));
      return { url: exportUrl(id), name, jobId: null };
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
