import { deleteBankAgreement, saveBankAgreement } from '@contract/hours/bankAcciones';
import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { hourBankAgreement } from '../../db/schema/hourBank';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import {
  isOtherTarget,
  onlyTarget,
  refuseTarget,
  sameTargetDays,
} from '../../engine/places/target';
import { defineStore } from '../../engine/store/defineStore';
import { dayText } from '../../engine/time/days';
import { refusePaper } from './agreementPaper';
import { findBankAgreement } from './bankAgreements';

const store = defineStore({
  record: bankAgreementRecord,
  table: hourBankAgreement,
  find: findBankAgreement,
  missing: 'Ese acuerdo no existe o no está a tu alcance.',
  used: 'Ya se acreditaron horas con este acuerdo: en vez de quitarlo, ponele un fin.',
  unique: (fields) => [
    {
      field: 'fromDay',
      same: sameTargetDays(hourBankAgreement, fields),
      words: ({ fromDay, toDay }) =>
        `Ya tiene otro acuerdo ${toDay ? `del ${dayText(fromDay)} al ${dayText(toDay)}` : `desde el ${dayText(fromDay)}`}: terminalo antes.`,
    },
  ],
  tag: 'HourBankAgreement',
  audience: { kind: 'everyone', permission: 'HOURS.CREATE' },
});

export const saveBankAgreementHandler = implement(saveBankAgreement, (input, context) =>
  store.save(context, input, async (fields, before) => {
    await refuseTarget(context, fields);
    const { fromDay, toDay } = fields;
    if (toDay !== null && toDay < fromDay) throw invalid({ toDay: 'Termina antes de empezar.' });
    const checked = onlyTarget(fields);
    if (before && isOtherTarget(before, checked)) {
      throw invalid({ target: 'Para otra persona o lugar, cargá otro acuerdo.' });
    }
    await refusePaper(context, checked, before?.envelopeId ?? null);
    return checked;
  }),
);

export const deleteBankAgreementHandler = implement(deleteBankAgreement, (input, context) =>
  store.remove(context, input),
);
