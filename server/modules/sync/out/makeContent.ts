import { randomUUID } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services, Viewer } from '../../../engine/acciones/context';
import { exportPath } from '../../../engine/exports/exportFolder';
import { showFirst } from '../../../engine/exports/showFirst';
import { StillReckoning, writeExport } from '../../../engine/exports/writeExport';
import { conflict } from '../../../engine/http/fault';
import type { Out } from './openOut';

const PATIENCE_MS = 600_000;
/** Every workbook says this moment: the same rows are then the same bytes. */
const WRITTEN = new Date('2000-01-01T12:00:00Z');
const usual = { tries: 12, pauseMs: 5000 };

interface Made {
  bytes: Buffer;
  rows: number;
}

async function write(services: Services, out: Out, mostMegabytes: number): Promise<Made> {
  const id = randomUUID();
  const file = await exportPath(services.config, id);
  let rows = 0;
  try {
    await writeExport(services, out.open, {
      ...{ id, format: out.request.format, patienceMs: PATIENCE_MS },
      ...{ writtenAt: WRITTEN, settled: true },
      onRows: async (count) => {
        rows = count;
      },
    });
    if ((await stat(file)).size > mostMegabytes * 1024 * 1024) {
      throw conflict(`Pasa de ${mostMegabytes} MB: acotá el período o la vista.`);
    }
    return { bytes: await readFile(file), rows };
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes what leaves as its list would show it now; rows that are still being reckoned are waited for. */
export async function makeContent(
  services: Services,
  viewer: Viewer,
  out: Out,
  mostMegabytes: number,
  { tries, pauseMs } = usual,
): Promise<Made> {
  for (let left = tries; ; left -= 1) {
    await showFirst(services, viewer, out.open.open);
    try {
      return await write(services, out, mostMegabytes);
    } catch (error) {
      if (!(error instanceof StillReckoning) || left <= 1) throw error;
      await wait(pauseMs);
    }
  }
}
