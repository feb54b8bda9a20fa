import { deleteLeaveBlock } from '@contract/holidays/leaveRuleAcciones';
import { implement } from '../../engine/acciones/implement';
import { leaveBlocks } from './leaveBlocks';
import { requireWholeOrganisation } from './wholeOrganisation';

export const deleteLeaveBlockHandler = implement(deleteLeaveBlock, (input, context) => {
  requireWholeOrganisation(context);
  return leaveBlocks.remove(context, input);
});
