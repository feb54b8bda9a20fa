import { directoryExport } from '../acciones/users/directoryExport';
import { employeesExport } from '../acciones/users/employeesExport';
import type { ExportDefinition } from './exportDefinition';

/** What can be exported of each list. */
const exported: readonly ExportDefinition[] = [
  // One line each.
  directoryExport,
  employeesExport,
];

const byList = new Map(exported.map((one) => [one.list.accion.name, one]));

export const exportNamed = (list: string): ExportDefinition | undefined => byList.get(list);
