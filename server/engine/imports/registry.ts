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

function mayBring(
  viewer: Pick<Viewer, 'roles' | 'roleScope'>,
  { permission, scope }: ImportDefinition,
): boolean {
  const granted = [permission].flat().some((one) => can(viewer.roles, one));
  return granted && (scope !== 'all' || viewer.roleScope === 'all');
}

/** An import by its name, for who may do it. */
export function openDefinition(viewer: Viewer, kind: string): ImportDefinition {
  const definition = importNamed(kind);
  if (!definition) throw notFound('Esa importación no existe.');
  if (!mayBring(viewer, definition)) throw forbidden();
  return definition;
}

/** All imports that somebody may do. */
export const definitionsFor = (viewer: Pick<Viewer, 'roles' | 'roleScope'>): ImportDefinition[] =>
  partsOf('imports').filter((definition) => mayBring(viewer, definition));

export const allDefinitions = (): ImportDefinition[] => partsOf('imports');

/** How an import is called, whoever asks. */
export const importTitle = (kind: string): string => importNamed(kind)?.title ?? kind;

export function columnsOf(kind: string, headers: readonly string[]): readonly ImportColumn[] {
  const definition = importNamed(kind);
  return definition ? columnsIn(definition, headers) : [];
}
