import { defineRecord } from '@contract/core/record';
import { personHistoryRecord } from '@contract/users/personHistory';
import { payRecord } from '@contract/users/personPay';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { recordForm } from '@/components/record/recordForm';
import type { PersonPay } from '@/services/wms/generated/users.gen';
import { cbuText } from '@/utils/payTexts';
import { askingEffect } from './askingEffect';

export const basisOptions = labelChoices(payRecord.fields.salaryBasis.labels);
export const tieOptions = labelChoices(payRecord.fields.unionTie.labels);

/** The pay as the form asks for it: since when, too. */
export const datedPay = defineRecord('Pay', payRecord.words, {
  ...payRecord.fields,
  effectiveFrom: personHistoryRecord.fields.effectiveFrom,
});

const model = recordForm(datedPay, {
  asked: ['effectiveFrom'],
  read: (_row: PersonPay) => null,
  check: ({ salary, salaryBasis }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (salary && !salaryBasis) wrong('salaryBasis', 'Elegí si es por mes, por día o por hora.');
    if (!salary && salaryBasis) wrong('salary', 'Escribí el importe.');
  },
  show: { cbu: cbuText },
  together: [['salary', 'salaryBasis']],
});

export const payForm = askingEffect(model);
