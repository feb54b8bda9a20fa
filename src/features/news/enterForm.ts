import { z } from 'zod';
import { checkWhom, nobodyYet, whomFields } from '@/components/references/whomForm';
import { emptyNews, newsForm } from './newsForm';

export const enterForm = newsForm
  .extend({ ...whomFields, validated: z.boolean() })
  .superRefine(checkWhom);

export type EnterValues = z.input<typeof enterForm>;

export const emptyEnter = (): EnterValues => ({
  ...emptyNews(),
  ...nobodyYet,
  validated: true,
});
