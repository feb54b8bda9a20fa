import { receiptBatchFields } from '@contract/receipts/receiptBatch';
import { z } from 'zod';
import { dueDay } from '@/components/form/dueDay';
import { periodChoices, titleOf } from './receiptTexts';

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
  const slip = { period: periodChoices()[1]?.value ?? '', kind: 'monthly' as const };
  return { files: [], ...slip, number: '1', title: titleOf(slip), dueOn: '' };
};
