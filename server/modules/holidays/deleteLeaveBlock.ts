import { deleteLeaveBlock } from '@contract/holidays/leaveRuleAcciones';
import { implement } from '../../engine/acciones/implement';
import { leaveBlocks } from './leaveBlocks';
import { requireWholeHouse } from './wholeHouse';

export const deleteLeaveBlockHandler = implement(deleteLeaveBlock, (input, context) => {
  requireWholeHouse(context);
  return leaveBlocks.remove(context, input);
});
