import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import { newsImport } from '../acciones/news/newsImport';
import { peopleImport } from '../acciones/users/peopleImport';
import { forbidden, notFound } from '../http/fault';
import type { ImportColumn, ImportDefinition } from './importDefinition';

/** What can be imported. */
const imports: readonly ImportDefinition[] = [
  // One line each.
  newsImport,
  peopleImport,
];

/** What some import asks for. */
export const importPermissions = new Set(imports.map(({ permission }) => permission));

const byKind = new Map(imports.map((one) => [one.kind, one]));

/** An import by its name, for who may do it. */
export function openDefinition(viewer: Viewer, kind: string): ImportDefinition {
  const definition = byKind.get(kind);
  if (!definition) throw notFound('Esa importación no existe.');
  if (!can(viewer.roles, definition.permission)) throw forbidden();
  if (definition.scope === 'all' && viewer.roleScope !== 'all') throw forbidden();
  return definition;
}

export const columnsOf = (kind: string): readonly ImportColumn[] => byKind.get(kind)?.columns ?? [];
