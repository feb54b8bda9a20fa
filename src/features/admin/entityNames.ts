import type { RecordDefinition } from '@contract/core/record';
import { recordsOfEntity } from '@contract/records';

/** What no record says: what the server keeps of its own work, and what is not described yet. */
const names: Record<string, string> = {
  backup: 'Copia de seguridad',
  calendarFeed: 'Calendario suscripto',
  definition: 'Quién aprueba',
  delegation: 'Delegación',
  export: 'Exportación',
  file: 'Archivo',
  firstView: 'Vista inicial',
  house: 'Ajustes',
  import: 'Importación',
  job: 'Tarea',
  leaveBalance: 'Saldo de vacaciones',
  leaveType: 'Tipo de licencia',
  post_comment: 'Comentario',
  request: 'Solicitud',
  role: 'Rol',
  session: 'Sesión',
  setting: 'Preferencia',
  stock: 'Existencia',
  view: 'Ver como',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the audit calls its records, in words; a new kind keeps its own name until it has one. */
export function entityName(entity: string): string {
  const records: Readonly<Record<string, readonly RecordDefinition[]>> = recordsOfEntity;
  const [record] = records[entity] ?? [];
  return names[entity] ?? (record ? capital(record.words.one) : entity);
}
