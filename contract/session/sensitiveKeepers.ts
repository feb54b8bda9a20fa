import type { Permission } from '../core/permissions';

/** The flags that, over everybody, reach the pay, health and papers of everybody. */
export const sensitiveKeepers: readonly Permission[] = ['LIQUIDATION.SHOW', 'ADMIN.whole'];
