import { mayAsk } from '../acciones/authorize';
import type { Viewer } from '../acciones/context';
import { finder, partsOf } from '../module';
import type { ExportDefinition } from './exportDefinition';

export const exportNamed = finder(
  () => partsOf('exports'),
  (one) => one.list.accion.name,
);

export const allExports = (): ExportDefinition[] => partsOf('exports');

/** Whether somebody may take a list out: whoever may see it may. */
export function mayExport(viewer: Viewer, list: string): boolean {
  const definition = exportNamed(list);
  return definition !== undefined && mayAsk(definition.list.accion, viewer);
}

/** How an export is called, whoever asks. */
export const exportTitle = (list: string): string => exportNamed(list)?.name ?? list;
