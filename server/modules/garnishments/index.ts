import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { garnishmentName } from './garnishmentNames';
import { garnishmentsExport, garnishmentsList, toGarnishment } from './garnishmentQueries';
import { getGarnishmentHandler } from './getGarnishment';
import { removeGarnishmentHandler, saveGarnishmentHandler } from './saveGarnishment';
import { garnishmentsSeed } from './seed/garnishmentsSeed';

// Runs of pay ask these of it.
export { type CourtOrder, ordersOf } from './ordersOf';
export { giveWithheldBack, refuseOverdrawn, settleWithheld } from './settleWithheld';

export const garnishmentsModule = defineModule({
  handlers: {
    getGarnishment: getGarnishmentHandler,
    listGarnishments: listHandler(garnishmentsList, each(toGarnishment)),
    removeGarnishment: removeGarnishmentHandler,
    saveGarnishment: saveGarnishmentHandler,
  },
  lists: [garnishmentsList],
  names: [garnishmentName],
  exports: [garnishmentsExport],
  seeds: [garnishmentsSeed],
});
