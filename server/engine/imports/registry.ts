import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import { forbidden, notFound } from '../http/fault';
import { finder, partsOf } from '../module';
import { columnsIn } from './columnsIn';
import type { ImportColumn, ImportDefinition } from './importDefinition';

const importNamed = finder(
  () => partsOf('imports'),
  ({ kind }) => kind,
);

/** An import by its name, for who may do it. */
export function openDefinition(viewer: Viewer, kind: string): ImportDefinition {
  const definition = importNamed(kind);
  if (!definition) throw notFound('Esa importación no existe.');
  if (!can(viewer.roles, definition.permission)) throw forbidden();
  if (definition.scope === 'all' && viewer.roleScope !== 'all') throw forbidden();
  return definition;
}

/** All imports that somebody may do. */
export const definitionsFor = (viewer: Pick<Viewer, 'roles' | 'roleScope'>): ImportDefinition[] =>
  partsOf('imports').filter(
    ({ permission, scope }) =>
      can(viewer.roles, permission) && (scope !== 'all' || viewer.roleScope === 'all'),
  );

export const allDefinitions = (): ImportDefinition[] => partsOf('imports');

/** How an import is called, whoever asks. */
export const importTitle = (kind: string): string => importNamed(kind)?.title ?? kind;

export function columnsOf(kind: string, headers: readonly string[]): readonly ImportColumn[] {
  const definition = importNamed(kind);
  return definition ? columnsIn(definition, headers) : [];
}
