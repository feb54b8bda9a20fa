import type { AccionDefinition } from '../core/accion';

/** Modules that hold what is only the person's: their pay, health, papers and words. */
const personal = new Set([
  'chats',
  'documents',
  'jobs',
  'liquidations',
  'loans',
  'news',
  'notifications',
  'profile',
  'receipts',
  'reimbursements',
  'renditions',
  'signed',
]);

type Asked = Pick<AccionDefinition, 'module' | 'method' | 'sensitive' | 'whileViewing'>;

/** The acciones that "ver como" may ask: it reads, never changes, and never reads what is personal. A new accion falls under it by itself. */
export function whileViewing(accion: Asked): 'allowed' | 'hidden' | 'readOnly' {
  if (accion.whileViewing) return accion.whileViewing;
  if (accion.sensitive || personal.has(accion.module)) return 'hidden';
  return accion.method === 'GET' ? 'allowed' : 'readOnly';
}
