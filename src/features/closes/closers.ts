import type { Permission } from '@contract/core/permissions';

/** Who closes time, who closes pay, and who reopens. */
export const closers: readonly Permission[] = ['HOURS.CREATE', 'LIQUIDATION.SHOW', 'ADMIN.whole'];
