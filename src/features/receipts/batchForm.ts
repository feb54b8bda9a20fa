import { receiptBatchFields } from '@contract/receipts/receiptBatch';
import { z } from 'zod';
import { dueDay } from '@/components/form/dueDay';
import { periodChoices, periodText } from './receiptTexts';

const { shape } = receiptBatchFields;

export const batchForm = z.object({
  files: z.array(z.instanceof(File)).min(1, 'Elegí el archivo.').max(50),
  period: shape.period,
  kind: shape.kind,
  number: z.coerce.number().int().min(1).max(99),
  title: shape.title,
  dueOn: dueDay,
});
export type BatchValues = z.input<typeof batchForm>;

export const emptyBatch = (): BatchValues => {
  const period = periodChoices()[1]?.value ?? '';
  return {
    files: [],
    period,
    kind: 'monthly',
    number: '1',
    title: `Recibo de ${periodText(period)}`,
    dueOn: '',
  };
};
