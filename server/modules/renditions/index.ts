import { getRendition } from '@contract/renditions/renditionAcciones';
import { implement } from '../../engine/acciones/implement';
import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { advanceRequest } from './advanceRequest';
import {
  handInRenditionHandler,
  openRenditionHandler,
  resendRenditionHandler,
  withdrawRenditionHandler,
} from './openRendition';
import { payRenditionsBulk, payRenditionsHandler } from './payRenditions';
import { renditionsOpen } from './periodParts';
import { presentRendition } from './presentRendition';
import {
  addRenditionLineHandler,
  changeRenditionLineHandler,
  removeRenditionLineHandler,
} from './renditionLines';
import {
  renditionFiles,
  renditionLineName,
  renditionName,
  renditionsExport,
  renditionsFind,
  waitingRenditions,
} from './renditionParts';
import { renditionPayItems } from './renditionPayItems';
import { renditionsList, toRenditionRow } from './renditionQueries';
import { reportRequest } from './reportRequest';
import { renditionsSeed } from './seed/renditionsSeed';

// Other modules may call these.
export { addOwnExpense, dropOwnExpense } from './ownExpense';

export const renditionsModule = defineModule({
  handlers: {
    addRenditionLine: addRenditionLineHandler,
    changeRenditionLine: changeRenditionLineHandler,
    getRendition: implement(getRendition, ({ id }, context) => presentRendition(context, id)),
    handInRendition: handInRenditionHandler,
    listRenditions: listHandler(renditionsList, each(toRenditionRow)),
    openRendition: openRenditionHandler,
    payRenditions: payRenditionsHandler,
    removeRenditionLine: removeRenditionLineHandler,
    resendRendition: resendRenditionHandler,
    withdrawRendition: withdrawRenditionHandler,
  },
  lists: [renditionsList],
  names: [renditionName, renditionLineName],
  finds: [renditionsFind],
  exports: [renditionsExport],
  bulk: [payRenditionsBulk],
  requests: [advanceRequest, reportRequest],
  opens: [renditionFiles],
  waiting: [waitingRenditions],
  openInPeriod: [renditionsOpen],
  seeds: [renditionsSeed],
  payItems: [renditionPayItems],
});
