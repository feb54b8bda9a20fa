import type { AccionDefinition } from '@contract/core/accion';
import type { Viewer } from '../../../engine/acciones/context';
import type { ExportDefinition } from '../../../engine/exports/exportDefinition';
import { reachOf } from '../../../engine/scope/reachOf';

/** Whether a list may be asked without saying of which other thing it is, as the people of one run of pay. */
export const standsAlone = ({ list }: ExportDefinition): boolean =>
  list.accion.input.safeParse({}).success;

const takesDays = ({ input }: AccionDefinition, field: string): boolean =>
  input.safeParse({
    filters: [{ field, operator: 'between', value: ['2026-01-01', '2026-01-31'] }],
  }).success;

/** The columns of an export by whose days its rows can be narrowed. */
export function outDates(
  viewer: Viewer,
  { list, columns, periodFilters }: ExportDefinition,
): { key: string; label: string }[] {
  if (periodFilters) return [];
  const known = list.columns({ viewer, reach: reachOf(list.accion, viewer) });
  return Object.entries(columns).flatMap(([key, { label }]) => {
    const kind = known[key]?.kind;
    const isDay = kind === 'day' || kind === 'instant';
    return isDay && takesDays(list.accion, key) ? [{ key, label }] : [];
  });
}
