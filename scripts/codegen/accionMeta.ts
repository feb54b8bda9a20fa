import { z } from 'zod';
import type { AccionDefinition } from '../../contract/core/accion';
import { acciones } from '../../contract/registry';
import { whileViewing } from '../../contract/session/whileViewing';

/** A wrapped field (`optional`, `nullable`, `default`) is as private as what it wraps. */
function isPrivate(schema: z.ZodType): boolean {
  if (z.globalRegistry.get(schema)?.private === true) return true;
  const inner = (schema._zod.def as { innerType?: unknown }).innerType;
  return inner instanceof z.ZodType && isPrivate(inner);
}

export function privateFields(accion: AccionDefinition): string[] {
  return Object.entries(accion.input.shape as Record<string, z.ZodType>)
    .filter(([, schema]) => isPrivate(schema))
    .map(([name]) => name);
}

/** Only what the method alone does not say: a read is shown, a change is not. */
function viewOf(accion: AccionDefinition) {
  const allowed = whileViewing(accion) === 'allowed';
  return allowed === (accion.method === 'GET') ? {} : { whileViewing: allowed };
}

function metaOf(accion: AccionDefinition) {
  const hidden = privateFields(accion);
  return {
    ...(accion.permission === 'public' ? { public: true } : {}),
    ...(accion.method === 'GET' ? { read: true } : {}),
    ...(hidden.length > 0 ? { private: hidden } : {}),
    ...(accion.alone ? { alone: true } : {}),
    ...(accion.entry ? { entry: accion.entry } : {}),
    ...(accion.queueable ? { queueable: true } : {}),
    ...(accion.keptOffline ? { keptOffline: accion.keptOffline } : {}),
    ...viewOf(accion),
  };
}

/** The base query must know this of an accion before it sends it. */
export function accionMetaFile(): string {
  const entries = Object.values(acciones as Record<string, AccionDefinition>)
    .map((accion) => [accion.name, metaOf(accion)] as const)
    .sort(([a], [b]) => a.localeCompare(b));
  return [
    '// Generated from contract/ by `npm run generate`. Do not edit.',
    'export interface AccionMeta {',
    '  public?: true;',
    '  read?: true;',
    '  private?: readonly string[];',
    '  alone?: true;',
    "  entry?: 'mobile-final';",
    '  queueable?: true;',
    '  keptOffline?: true | Readonly<Record<string, unknown>>;',
    '  whileViewing?: boolean;',
    '}',
    '',
    `export const accionMeta: Record<string, AccionMeta> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};`,
    '',
  ].join('\n');
}
