import { auditNouns, entityName } from '@contract/admin/auditNouns';
import { eventVerbs } from '@contract/sync/webhook';
import { mayAsk } from '../../../engine/acciones/authorize';
import type { Viewer } from '../../../engine/acciones/context';
import { partsOf } from '../../../engine/module';

/** Things of accounts, of messages between people, of what a court or the taxes say of somebody, and of this server: no other system is told. */
const untold = new Set([
  'account',
  'backup',
  'backupPlan',
  'chatChannel',
  'chatReport',
  'conversation',
  'export',
  'garnishment',
  'house',
  'import',
  'job',
  'message',
  'program',
  'programCall',
  'role',
  'session',
  'taxDeduction',
  'webhook',
]);

/** The events of what the audit keeps, for the kinds whose record this person may ask for. */
export function eventsFor(viewer: Viewer): { type: string; group: string; label: string }[] {
  const entities = partsOf('names')
    .filter(({ entity, opens, reads }) => {
      const shows = [opens, reads].filter((accion) => accion !== undefined);
      return !untold.has(entity) && shows.length > 0 && shows.every((one) => mayAsk(one, viewer));
    })
    .map(({ entity }) => entity);
  return [...new Set(entities)].flatMap((entity) => {
    if (auditNouns[entity] === undefined) return [];
    const group = entityName(entity);
    return Object.entries(eventVerbs).map(([verb, label]) => ({
      type: `${entity}.${verb}`,
      group,
      label,
    }));
  });
}

/** Names an event as the form lists it: "Pedido: se agrega". */
export function eventLabel(type: string): string {
  const [entity = '', verb = ''] = type.split('.');
  const label = eventVerbs[verb];
  return label ? `${entityName(entity)}: ${label}` : type;
}
