import type { PeriodSpan } from '@contract/sync/out/periodSpan';
import type { Db } from '../../../db/Db';
import type { link } from '../../../db/schema/sync';
import type { Viewer } from '../../../engine/acciones/context';
import type { ExportDefinition } from '../../../engine/exports/exportDefinition';
import {
  type ExportRequest,
  type OpenExport,
  openExport,
} from '../../../engine/exports/exportRequest';
import { exportNamed } from '../../../engine/exports/registry';
import { Fault, invalid } from '../../../engine/http/fault';
import type { ListFilter } from '../../../engine/lists/listRequest';
import { findViews } from '../../views';
import { outDates, standsAlone } from './outDates';
import { type OutLink, type OutMoment, outNames } from './outLink';

/** Refuses a link out that has no name for its file, or goes where nothing is left. */
export function refuseOut({
  via,
  outName,
}: Pick<typeof link.$inferSelect, 'via' | 'outName'>): void {
  if (via === 'wms') throw invalid({ via: 'Elegí una carpeta o una dirección.' });
  if (outName === '') throw invalid({ outName: 'Poné el nombre del archivo.' });
}

export interface Out extends ReturnType<typeof outNames> {
  request: ExportRequest;
  open: OpenExport;
}

/** The view of that name which somebody has, or else the one that is shared with them. */
async function viewNamed(db: Db, viewer: Viewer, list: string, name: string) {
  const same = (await findViews(db, viewer, list)).filter((one) => one.name === name);
  const own = same.filter(({ mine }) => mine);
  const [found, another] = own.length > 0 ? own : same;
  if (!found) throw invalid({ view: `La vista “${name}” no está, o quien da su nombre no la ve.` });
  if (another) throw invalid({ view: `Hay más de una vista compartida que se llama “${name}”.` });
  return found.state;
}

function filtersOf(
  viewer: Viewer,
  definition: ExportDefinition,
  span: PeriodSpan | null,
  by: string,
): ListFilter[] {
  if (definition.periodFilters) {
    const own = span && definition.periodFilters(span.unit, span.from);
    if (!own) throw invalid({ period: 'Elegí un período que esta lista tenga.' });
    return own;
  }
  if (!span) return [];
  if (!outDates(viewer, definition).some(({ key }) => key === by)) {
    throw invalid({ periodBy: 'Elegí según qué fecha.' });
  }
  return [{ field: by, operator: 'between', value: [span.from, span.to] }];
}

/** Opens the list of a link with the rights of whoever gives the name: its view, narrowed to its period. */
export async function openOut(
  db: Db,
  viewer: Viewer,
  link: OutLink,
  moment: OutMoment,
): Promise<Out> {
  const definition = exportNamed(link.what);
  if (!definition || !standsAlone(definition)) throw invalid({ what: 'Esa lista no sale.' });
  const names = outNames(link, moment);
  const own = filtersOf(viewer, definition, names.span, link.periodBy);
  const view = link.view === '' ? null : await viewNamed(db, viewer, link.what, link.view);
  // The period of the link is the newer word on the days of its view.
  const kept = (view?.filters ?? []).filter(({ field }) => own.every((one) => one.field !== field));
  const seen = (view?.layout ?? []).filter(
    ({ key, shown }) => shown && Object.hasOwn(definition.columns, key),
  );
  const request: ExportRequest = {
    ...{ list: link.what, format: link.format, except: [] },
    columns: seen.length > 0 ? seen.map(({ key }) => key) : Object.keys(definition.columns),
    input: {
      filters: [...kept, ...own],
      ...(view ? { search: view.search, sort: view.sort } : {}),
    },
  };
  try {
    return { ...names, request, open: openExport(viewer, request) };
  } catch (error) {
    if (!view || !(error instanceof Fault) || error.status !== 422) throw error;
    throw invalid({ view: `La vista “${link.view}” ya no sirve para esta lista.` });
  }
}
