import type { Permission } from '../core/permissions';

/** Who keeps the records of the staff: the administration of people, and human resources, who approve what is paid (ADR 0054). */
export const keepsPeople = ['ADMIN.users', 'LIQUIDATION.APPROVE'] as const satisfies Permission[];
