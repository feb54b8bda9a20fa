import type { LinkPeriod } from '@contract/sync/out/linkOut';
import { linkOutFields } from '@contract/sync/out/linkOut';
import { periodSpan } from '@contract/sync/out/periodSpan';
import type { Db } from '../../../db/Db';
import type { Viewer } from '../../../engine/acciones/context';
import type { ExportDefinition } from '../../../engine/exports/exportDefinition';
import { allExports, mayExport } from '../../../engine/exports/registry';
import { findViewNames } from '../../views';
import { outDates, standsAlone } from './outDates';

const anyDay = '2026-01-01';

function periodsOf({ periodFilters }: ExportDefinition, dates: readonly unknown[]): LinkPeriod[] {
  const all = linkOutFields.period.values;
  if (!periodFilters) return dates.length > 0 ? [...all] : ['all'];
  return all.filter((period) => {
    const span = periodSpan(period, anyDay);
    return span !== null && periodFilters(span.unit, span.from) !== null;
  });
}

/** The lists that somebody may have a link take out, with what narrows each; whoever lends names sees all of them. */
export async function outKinds(db: Db, viewer: Viewer, lends: boolean) {
  const views = await findViewNames(db, viewer);
  return allExports()
    .filter((one) => standsAlone(one) && (lends || mayExport(viewer, one.list.accion.name)))
    .map((definition) => {
      const { name: list } = definition.list.accion;
      const dates = outDates(viewer, definition);
      return {
        ...{ list, title: definition.name, dates, periods: periodsOf(definition, dates) },
        views: [...new Set(views.filter((one) => one.list === list).map(({ name }) => name))],
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'es'));
}
