import { randomUUID } from 'node:crypto';
import { payRunFiles } from '@contract/liquidations/payRun';
import { exportPayRun } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { exportUrl } from '../../engine/exports/exportFolder';
import { writeFile } from '../../engine/exports/writeFile';
import { conflict, notFound } from '../../engine/http/fault';
import { isSettled } from './runRules';
import { noRun } from './runStore';

/** A run as banks, books and offices want it. */
export const exportPayRunHandler = implement(
  exportPayRun,
  async ({ id, file, layoutId = null, rejected, leaveOut }, { services, viewer, address }) => {
    const { db } = services.database;
    const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
    if (!run) throw notFound(noRun);
    if (run.frozen === null) throw conflict('Todavía no se calculó: no hay qué exportar.');
    // Asked for once a month.
    const { runFiles } = await import('./runFiles');
    const { approved, make, ...usual } = runFiles[file];
    if (approved && !isSettled(run)) {
      throw conflict('Ese archivo sale cuando la liquidación está aprobada.');
    }
    const made = await make(db, run, { layoutId, rejected });
    const { source, left, charset, format = usual.format } = made;
    const name = `${made.name ?? `${run.title}, ${payRunFiles[file].title}`}.${format}`;
    if (left.length > 0 && !leaveOut) {
      source.destroy();
      return { url: null, name, left: [...left] };
    }
    const fileId = randomUUID();
    await writeFile(
      services,
      { accountId: viewer.accountId, address },
      {
        ...{ id: fileId, name, format, charset, source },
        madeBy: exportPayRun.name,
        entity: 'payRun',
        entityId: id,
        told: { file: payRunFiles[file].label, left: left.length },
      },
    );
    return { url: exportUrl(fileId), name, left: [...left] };
  },
  // The file is written before anything is held.
  { transaction: false },
);
