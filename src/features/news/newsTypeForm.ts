import { newsTypeRecord } from '@contract/news/newsType';
import { recordForm } from '@/components/record/recordForm';
import { paidText } from './newsTexts';

export const newsTypeForm = recordForm(newsTypeRecord, {
  settle: (fields) => {
    const money = fields.unit === 'amount';
    return {
      ...fields,
      sign: money ? fields.sign : null,
      paidPercent: money ? 100 : fields.paidPercent,
      certificateDays: money ? null : fields.certificateDays,
      askable: fields.askable && !money,
      medical: fields.medical && fields.unit === 'days',
    };
  },
  show: { paidPercent: (held) => paidText(Number(held)) },
});
