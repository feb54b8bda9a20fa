import type { Permission } from '@contract/core/permissions';

/** The first flag closes time, the second closes pay, and the third reopens. */
export const closers: readonly Permission[] = ['HOURS.CREATE', 'LIQUIDATION.SHOW', 'ADMIN.whole'];
