import {
  addAdjustment,
  checkPeriodSeal,
  closePeriodPay,
  closePeriodTime,
  getPeriod,
  listAdjustments,
  listCloses,
  listOwnAdjustments,
  removeAdjustment,
  reopenPeriod,
} from './closeAcciones';

export const closesAcciones = {
  addAdjustment,
  checkPeriodSeal,
  closePeriodPay,
  closePeriodTime,
  getPeriod,
  listAdjustments,
  listCloses,
  listOwnAdjustments,
  removeAdjustment,
  reopenPeriod,
};
