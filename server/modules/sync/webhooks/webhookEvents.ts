import { auditNouns } from '@contract/admin/auditNouns';
import { mayAsk } from '../../../engine/acciones/authorize';
import type { Viewer } from '../../../engine/acciones/context';
import { partsOf } from '../../../engine/module';

const verbs = { created: 'se agrega', changed: 'cambia', removed: 'se borra' } as const;

/** Things of accounts, of messages between people and of this server, which no other system is told. */
const untold = new Set([
  'account',
  'backup',
  'backupPlan',
  'conversation',
  'export',
  'house',
  'import',
  'job',
  'message',
  'program',
  'programCall',
  'role',
  'session',
  'webhook',
]);

/** "el pedido" under which its events stand: "Pedido". */
function groupOf(entity: string): string | undefined {
  const noun = auditNouns[entity]?.replace(/^(el|la|los|las) /, '');
  return noun && noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** The events of what the audit keeps, for the kinds whose record this person may ask for. */
export function eventsFor(viewer: Viewer): { type: string; group: string; label: string }[] {
  const entities = partsOf('names')
    .filter(({ entity, opens, reads }) => {
      const shows = [opens, reads].filter((accion) => accion !== undefined);
      return !untold.has(entity) && shows.length > 0 && shows.every((one) => mayAsk(one, viewer));
    })
    .map(({ entity }) => entity);
  return [...new Set(entities)].flatMap((entity) => {
    const group = groupOf(entity);
    if (group === undefined) return [];
    return Object.entries(verbs).map(([verb, label]) => ({
      type: `${entity}.${verb}`,
      group,
      label,
    }));
  });
}

/** "Pedido: se agrega". */
export function eventLabel(type: string): string {
  const [entity = '', verb = ''] = type.split('.');
  const label = verbs[verb as keyof typeof verbs];
  const group = groupOf(entity);
  return label && group ? `${group}: ${label}` : type;
}
