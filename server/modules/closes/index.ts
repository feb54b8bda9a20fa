import { defineModule } from '../../engine/module';
import { adjustmentPay } from './adjustmentPay';
import {
  addAdjustmentHandler,
  listAdjustmentsHandler,
  listOwnAdjustmentsHandler,
  removeAdjustmentHandler,
} from './adjustments';
import { checkPeriodSealHandler } from './checkSeal';
import { adjustmentName, closeName } from './closeNames';
import { closePeriodPayHandler, closePeriodTimeHandler } from './closePeriod';
import { getPeriodHandler } from './getPeriod';
import { listClosesHandler } from './listCloses';
import { reopenPeriodHandler } from './reopenPeriod';
import { closesSeed } from './seed/closesSeed';
import { demoYearJob } from './seed/demoYearJob';

export const closesModule = defineModule({
  handlers: {
    addAdjustment: addAdjustmentHandler,
    checkPeriodSeal: checkPeriodSealHandler,
    closePeriodPay: closePeriodPayHandler,
    closePeriodTime: closePeriodTimeHandler,
    getPeriod: getPeriodHandler,
    listAdjustments: listAdjustmentsHandler,
    listCloses: listClosesHandler,
    listOwnAdjustments: listOwnAdjustmentsHandler,
    removeAdjustment: removeAdjustmentHandler,
    reopenPeriod: reopenPeriodHandler,
  },
  names: [adjustmentName, closeName],
  forPay: [adjustmentPay],
  jobs: [demoYearJob],
  seeds: [closesSeed],
});
