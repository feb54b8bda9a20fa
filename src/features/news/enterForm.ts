import { newsRecord } from '@contract/news/newsRecord';
import { z } from 'zod';
import { recordShape } from '@/components/record/recordForm';
import { checkWhom, nobodyYet, whomFields } from '@/components/references/whomForm';
import { newsForm, newsOfToday } from './newsForm';

export const enterForm = z
  .object({ ...recordShape(newsRecord), ...whomFields, validated: z.boolean() })
  .superRefine(checkWhom);

export type EnterValues = z.input<typeof enterForm>;

export const emptyEnter = (): EnterValues => ({
  ...newsOfToday(newsForm([])),
  ...nobodyYet,
  validated: true,
});
