import { z } from 'zod';
import { forbidden } from '../http/fault';
import type { JobKind } from '../jobs/jobRunner';
import { countRows } from '../lists/countRows';
import { readAccountViewer } from '../session/readViewer';
import { exportUrl } from './exportFolder';
import { exportRequest, openExport } from './exportRequest';
import { keepExport } from './keepExport';
import { writeExport } from './writeExport';

const payload = z.object({ request: exportRequest, name: z.string(), address: z.string() });

/** Progress is told this often, not at each batch. */
const PACE_MS = 500;
/** Sorting a million rows comes before the first of them. */
const PATIENCE_MS = 600_000;

const rowsText = (rows: number) =>
  rows === 1 ? '1 fila.' : `${rows.toLocaleString('es-AR')} filas.`;

/** An export that takes longer than a person waits; after a crash it is written anew. */
export const exportJob: JobKind = {
  kind: 'export',
  run: async (job) => {
    const { request, name, address } = payload.parse(job.payload);
    const { db } = job.services.database;
    const viewer = job.accountId === null ? null : await readAccountViewer(db, job.accountId);
    if (!viewer) throw forbidden();
    const open = openExport(viewer, request);
    const total = await countRows(db, open.open.list, open.where);
    let told = performance.now();
    let written = 0;
    await writeExport(job.services, open, {
      id: job.id,
      format: request.format,
      patienceMs: PATIENCE_MS,
      onRows: async (rows) => {
        written = rows;
        if (performance.now() - told < PACE_MS) return;
        told = performance.now();
        await job.step(Math.min(rows, total), total, async () => undefined);
      },
    });
    const by = { accountId: viewer.accountId, address };
    await job.step(written, written, (step) =>
      keepExport(step.db, by, { id: job.id, name }, request),
    );
    return { message: rowsText(written), link: exportUrl(job.id) };
  },
};
