import { listLeaveBlocks } from '@contract/holidays/leaveRuleAcciones';
import { implement } from '../../engine/acciones/implement';
import { findBlocks } from '../absences';

export const listLeaveBlocksHandler = implement(listLeaveBlocks, async (_input, { db }) => ({
  rows: await findBlocks(db),
}));
