import { z } from 'zod';
import { privateField } from '../core/accion';
import { id } from '../core/id';
import { money } from '../core/money';
import { payRecord } from './personPay';

/** What of a person has a date from which it holds. */
export const datedKinds = [
  'position',
  'place',
  'manager',
  'category',
  'agreement',
  'salary',
] as const;

const text = (max: number) => z.string().trim().min(1).max(max).nullable();

const pay = z.object({
  category: text(120),
  agreement: text(120),
  salaryBasis: z.enum(payRecord.fields.salaryBasis.values),
  salary: privateField(money),
});

/** One change of one kind; `null` is that there is none any more. */
export const historyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), position: text(120) }),
  z.object({ kind: z.literal('place'), areaId: id }),
  z.object({ kind: z.literal('manager'), managerId: id.nullable() }),
  z.object({ kind: z.literal('category'), category: pay.shape.category }),
  z.object({ kind: z.literal('agreement'), agreement: pay.shape.agreement }),
  z.object({
    kind: z.literal('salary'),
    salaryBasis: pay.shape.salaryBasis,
    salary: pay.shape.salary,
  }),
]);
