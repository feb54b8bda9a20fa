/** A line of somebody's pay, for the blocks that any module shows it with. */
export type { PayLine } from '../wms/generated/liquidations.gen';
