import { listLeaveBlocks } from '@contract/holidays/listLeaveBlocks';
import { implement } from '../../engine/acciones/implement';
import { findBlocks } from './blockQueries';

export const listLeaveBlocksHandler = implement(listLeaveBlocks, async (_input, { db }) => ({
  rows: await findBlocks(db),
}));
