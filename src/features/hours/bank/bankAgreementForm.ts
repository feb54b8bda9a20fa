import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { gridList } from '@/components/data-grid/gridList';
import { recordForm } from '@/components/record/recordForm';
import { checkTarget, settleTarget, showTarget } from '@/components/references/targetForm';
import type { Places } from '@/components/references/usePlaces';
import { useListBankAgreementsQuery } from '@/services/wms/generated/hours.gen';
import { localDay } from '@/utils/localDay';

export const agreementsGrid = gridList({
  id: 'bank-agreements',
  accion: 'acuerdoBanco.listar',
  useRows: useListBankAgreementsQuery,
});

export const bankAgreementForm = (places: Places, personName: (id: number) => string) =>
  recordForm(bankAgreementRecord, {
    check: checkTarget,
    settle: settleTarget,
    show: {
      ...showTarget(places, personName),
      envelopeId: (held) => (held === '' ? 'Ninguno' : `Envío ${held}`),
    },
  });

/** A new agreement begins with these. */
export const newAgreement = () => ({ target: 'person' as const, fromDay: localDay() });
