import type { Roles } from '@contract/core/permissions';
import { normalizeRoles } from '@contract/session/normalizeRoles';

interface SeedRole {
  name: string;
  scope: 'own' | 'team' | 'site' | 'all';
  flags: Roles;
}

const all = { SHOW: true, CREATE: true, APPROVE: true, STATE: true, STRIP: true, EDIT: true };
const role = (
  name: string,
  scope: SeedRole['scope'],
  flags: Record<string, unknown>,
): SeedRole => ({
  name,
  scope,
  flags: normalizeRoles(flags),
});

const ownPapers = { RECEIPTS: true, DOCUMENTS: true, SIGNED: true, DISAGREEMENT: true };

/** The roles every organisation starts with; what each may do is product knowledge, not demo data. */
export const seedRoles: Record<
  'admin' | 'rrhh' | 'sueldos' | 'supervisor' | 'jefe' | 'operario' | 'empleado',
  SeedRole
> = {
  admin: role('Administración', 'all', {
    ADMIN: true,
    SYNC: true,
    WORKFLOW: true,
    PROFILE: all,
    LIQUIDATION: { SHOW: true },
    MARKINGS: { SHOW: true },
    NEWS: { SHOW: true },
    SCHEDULES: { SHOW: true },
    HOURS: { SHOW: true },
    ORDERS: { show: false },
  }),
  rrhh: role('Recursos Humanos', 'all', {
    ...ownPapers,
    POSTS: all,
    HOLIDAYS: all,
    NEWS: all,
    LIQUIDATION: all,
    SUMMARY: true,
    WORKFLOW: true,
    CHATS: true,
    REFERRALS: { ALL: true },
    LOANS: true,
    RENDITIONS: true,
    REIMBURSEMENTS: true,
    MARKINGS: all,
    SCHEDULES: all,
    HOURS: all,
    PROFILE: all,
  }),
  // Over everybody, DOCUMENTS and SIGNED would make a keeper of all papers of whoever prepares pay.
  sueldos: role('Liquidación de sueldos', 'all', {
    RECEIPTS: true,
    DISAGREEMENT: true,
    POSTS: { SHOW: true },
    LIQUIDATION: { SHOW: true },
    HOURS: { SHOW: true },
    NEWS: { SHOW: true },
    LOANS: true,
    RENDITIONS: true,
    REIMBURSEMENTS: true,
    SUMMARY: true,
    WORKFLOW: true,
    CHATS: true,
    PROFILE: all,
  }),
  supervisor: role('Supervisor', 'team', {
    ...ownPapers,
    POSTS: all,
    SUMMARY: true,
    WORKFLOW: true,
    HOLIDAYS: all,
    NEWS: { SHOW: true },
    MARKINGS: all,
    SCHEDULES: all,
    HOURS: { SHOW: true },
    CHATS: true,
    REFERRALS: { OWNER: true },
    VISITS: true,
    PROFILE: all,
  }),
  jefe: role('Jefe de depósito', 'site', {
    ...ownPapers,
    ORDERS: true,
    COUNTERS: true,
    VISITS: true,
    // They visit customers, and have the way paid.
    RENDITIONS: true,
    SUMMARY: true,
    WORKFLOW: true,
    HOLIDAYS: all,
    MARKINGS: all,
    SCHEDULES: all,
    CHATS: true,
    PROFILE: all,
  }),
  operario: role('Operario de depósito', 'own', {
    ...ownPapers,
    DISAGREEMENT: false,
    ORDERS: { show: true, pick: true, check: true },
    COUNTERS: true,
    HOLIDAYS: { CREATE: true },
    MARKINGS: { CREATE: true },
    HOURS: { SHOW: true },
    SCHEDULES: { SHOW: true },
    PROFILE: all,
    CHATS: true,
  }),
  empleado: role('Empleado', 'own', {
    ...ownPapers,
    POSTS: { SHOW: true },
    SUMMARY: true,
    HOLIDAYS: { CREATE: true },
    NEWS: { CREATE: true },
    MARKINGS: { CREATE: true },
    HOURS: { SHOW: true },
    SCHEDULES: { SHOW: true },
    LOANS: true,
    RENDITIONS: true,
    REIMBURSEMENTS: true,
    REFERRALS: { OWNER: true },
    CHATS: true,
    PROFILE: all,
  }),
};
