import type { Db } from '../../db/Db';
import { conflict } from '../../engine/http/fault';
import { sourcesOf } from './adjustmentSources';
import type { FrozenRun } from './frozenRun';
import { givesDifferences } from './reckonRun';
import type { Run } from './runRules';

/** The months of an adjustment, or of what completes one, are paid by other runs than when its data were taken. */
export async function staleSources(db: Db, run: Run): Promise<string[]> {
  if (!givesDifferences(run.kind) || run.reversesId !== null) return [];
  const { sources = [] } = run.frozen as FrozenRun;
  const now = (await sourcesOf(db, run)).map(({ id }) => id);
  const same = now.length === sources.length && now.every((id) => sources.includes(id));
  if (same) return [];
  return run.kind === 'adjustment'
    ? ['Cambiaron las liquidaciones de los meses que ajusta.']
    : ['Cambiaron las mensuales de ese mes.'];
}

/** Differences from what other runs have paid by now are no longer those that were sent. */
export async function refuseMovedSources(db: Db, run: Run): Promise<void> {
  const [moved] = await staleSources(db, run);
  if (moved) throw conflict(`${moved} Volvé a calcular esta con los datos de hoy.`);
}
