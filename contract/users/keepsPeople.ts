import type { Permission } from '../core/permissions';

/** The keepers of the staff's records: the administration of people, and human resources, who approve what is paid (ADR 0054). */
export const keepsPeople = ['ADMIN.users', 'LIQUIDATION.APPROVE'] as const satisfies Permission[];
