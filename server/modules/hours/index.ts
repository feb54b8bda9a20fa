import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { adjustHourBankHandler } from './adjustHourBank';
import { askBankUseHandler, previewBankUseHandler } from './askBankUse';
import { bankAgreementsExport, bankAgreementsList, presentAgreement } from './bankAgreements';
import { bankPay } from './bankPay';
import { bankUseRequest } from './bankUseRequest';
import { cancelBankUseHandler } from './cancelBankUse';
import { decideOvertimeBulk, decideOvertimeHandler } from './decideOvertime';
import { endBanks } from './endBanks';
import { endUsesBeyond } from './endUsesBeyond';
import { exportPayHandler } from './exportPay';
import { getHourBankHandler } from './getHourBank';
import { getMonthHoursHandler } from './getMonthHours';
import { getWeekHoursHandler } from './getWeekHours';
import { hourBanks, hourBanksExport, toHourBankRow } from './hourBanks';
import { hourDays, hourDaysExport } from './hourDays';
import {
  bandName,
  bankAgreementName,
  hourBankName,
  hourBankUseName,
  overtimeName,
  payMappingName,
} from './hourNames';
import { bandsPay, hoursPay } from './hoursPay';
import { hourTotals, hourTotalsExport } from './hourTotals';
import { listHourDaysHandler, listHourTotalsHandler } from './listHours';
import { payJob } from './payJob';
import {
  listPayMappingsHandler,
  removePayMappingHandler,
  savePayMappingHandler,
} from './payMappings';
import {
  bankUsesOpen,
  overtimeOpen,
  sealedBands,
  sealedBanks,
  sealedHours,
  sealedOnCall,
  withoutExit,
} from './periodParts';
import { previewPayHandler } from './previewPay';
import { listBandsHandler, removeBandHandler, saveBandHandler } from './saveBand';
import { deleteBankAgreementHandler, saveBankAgreementHandler } from './saveBankAgreement';
import { hoursSeed } from './seed/hoursSeed';
import { waitingOvertime } from './waitingOvertime';
import { RECKON_HOURS, workOffMarks } from './workOffMarks';

// Other modules may call these.
export { lapseOvertime } from './lapseOvertime';
export { monthTotals } from './monthTotals';
export { reckonPeriod } from './reckonPeriod';
export { decideDemoOvertime } from './seed/decideDemoOvertime';

export const hoursModule = defineModule({
  handlers: {
    adjustHourBank: adjustHourBankHandler,
    askBankUse: askBankUseHandler,
    cancelBankUse: cancelBankUseHandler,
    decideOvertime: decideOvertimeHandler,
    deleteBankAgreement: deleteBankAgreementHandler,
    exportPay: exportPayHandler,
    getHourBank: getHourBankHandler,
    getMonthHours: getMonthHoursHandler,
    getWeekHours: getWeekHoursHandler,
    listBands: listBandsHandler,
    listBankAgreements: listHandler(bankAgreementsList, each(presentAgreement)),
    listHourBanks: listHandler(hourBanks, each(toHourBankRow)),
    listHourDays: listHourDaysHandler,
    listHourTotals: listHourTotalsHandler,
    listPayMappings: listPayMappingsHandler,
    previewBankUse: previewBankUseHandler,
    previewPay: previewPayHandler,
    removeBand: removeBandHandler,
    removePayMapping: removePayMappingHandler,
    saveBand: saveBandHandler,
    saveBankAgreement: saveBankAgreementHandler,
    savePayMapping: savePayMappingHandler,
  },
  lists: [hourDays, hourTotals, hourBanks, bankAgreementsList],
  names: [bandName, overtimeName, payMappingName, hourBankName, hourBankUseName, bankAgreementName],
  exports: [hourDaysExport, hourTotalsExport, hourBanksExport, bankAgreementsExport],
  bulk: [decideOvertimeBulk],
  requests: [bankUseRequest],
  jobs: [payJob],
  waiting: waitingOvertime,
  leaving: [endUsesBeyond],
  openInPeriod: [withoutExit, overtimeOpen, bankUsesOpen],
  sealed: [sealedHours, sealedOnCall, sealedBands, sealedBanks],
  forPay: [hoursPay, bandsPay, bankPay],
  chores: [
    {
      name: RECKON_HOURS,
      title: 'Calcular de nuevo las horas de los días que cambiaron',
      cron: '* * * * *',
      run: (db, services) => workOffMarks(db, services.wake),
    },
    {
      name: 'end-banks',
      title: 'Pasar a pagar las horas del banco que vencieron y avisar de las que vencen pronto',
      cron: '20 * * * *',
      run: (db, services) => endBanks(db, services),
    },
  ],
  seeds: [hoursSeed],
});
