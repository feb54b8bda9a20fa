import { listBands, removeBand, saveBand } from './bandAcciones';
import {
  adjustHourBank,
  askBankUse,
  cancelBankUse,
  deleteBankAgreement,
  getHourBank,
  listBankAgreements,
  listHourBanks,
  previewBankUse,
  saveBankAgreement,
} from './bankAcciones';
import {
  decideOvertime,
  getMonthHours,
  getWeekHours,
  listHourDays,
  listHourTotals,
} from './hourAcciones';
import {
  exportPay,
  listPayMappings,
  previewPay,
  removePayMapping,
  savePayMapping,
} from './payAcciones';

export const hoursAcciones = {
  adjustHourBank,
  askBankUse,
  cancelBankUse,
  decideOvertime,
  deleteBankAgreement,
  exportPay,
  getHourBank,
  getMonthHours,
  getWeekHours,
  listBands,
  listBankAgreements,
  listHourBanks,
  listHourDays,
  listHourTotals,
  listPayMappings,
  previewBankUse,
  previewPay,
  removeBand,
  removePayMapping,
  saveBand,
  saveBankAgreement,
  savePayMapping,
};
