import type { AccionDefinition } from '@contract/core/accion';
import type { z } from 'zod';

/** Modules whose acciones a program may be given, all or only what reads; a new module is none of them until somebody says so. */
const modules: Readonly<Record<string, 'all' | 'reads'>> = {
  absences: 'all',
  closes: 'reads',
  counters: 'all',
  documents: 'reads',
  expenses: 'all',
  garnishments: 'all',
  holidays: 'all',
  hours: 'all',
  incomeTax: 'all',
  // People decide what pays, approves or closes.
  liquidations: 'reads',
  loans: 'reads',
  markings: 'all',
  news: 'all',
  orders: 'all',
  posts: 'all',
  receipts: 'reads',
  receiving: 'all',
  referrals: 'reads',
  reimbursements: 'reads',
  renditions: 'reads',
  schedules: 'all',
  summary: 'reads',
  users: 'all',
  visits: 'all',
  warehouse: 'all',
  workflow: 'reads',
};

/** These are about accounts, passwords and whoever is signed in. */
const ofAccounts = /^(calendario|credencial|cuenta|kiosco|perfil)\./;

/** A task answers later, to somebody who looks at a page. */
const beginsTask = /\.(exportar\w*|\w*Vari[oa]s)$/;

const holdsSecret = (schema: z.ZodType, depth = 0): boolean => {
  if (schema.meta()?.secret === true) return true;
  const { shape, innerType, element } = schema._zod.def as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    element?: z.ZodType;
  };
  const inner = [...Object.values(shape ?? {}), innerType, element];
  return depth < 8 && inner.some((part) => part !== undefined && holdsSecret(part, depth + 1));
};

/** A program never signs in, makes keys, sees as somebody else, changes passwords or decides in two steps. */
export function mayBeForPrograms(accion: AccionDefinition): boolean {
  const open = modules[accion.module];
  if (open === undefined || accion.permission === 'public' || accion.alone) return false;
  if (open === 'reads' && accion.method !== 'GET') return false;
  if (ofAccounts.test(accion.name) || beginsTask.test(accion.name)) return false;
  return !holdsSecret(accion.input) && !holdsSecret(accion.output);
}
