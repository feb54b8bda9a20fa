import { saveLeaveBlock } from '@contract/holidays/leaveRuleAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { checkPlace } from '../admin';
import { leaveBlocks } from './leaveBlocks';
import { requireWholeOrganisation } from './wholeOrganisation';

export const saveLeaveBlockHandler = implement(saveLeaveBlock, (input, context) => {
  requireWholeOrganisation(context);
  return leaveBlocks.save(context, input, async (fields) => {
    const { siteId, areaId } = fields;
    if (siteId && areaId) throw invalid({ areaId: 'Elegí un área o una sede, no las dos.' });
    await checkPlace(context.db, { siteId, areaId });
    return fields;
  });
});
