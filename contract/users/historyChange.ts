import { z } from 'zod';
import { privateField } from '../core/accion';
import { id } from '../core/id';
import { money } from '../core/money';
import { personHistoryRecord } from './personHistory';
import { payRecord } from './personPay';

const { fields } = personHistoryRecord;

/** Always said: that there is none any more is a change too. */
const text = ({ max }: { max: number }) => z.string().trim().min(1).max(max).nullable();

/** A change of a kind; `null` says that there is none any more. */
export const historyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), position: text(fields.position) }),
  z.object({ kind: z.literal('place'), areaId: id }),
  z.object({ kind: z.literal('manager'), managerId: id.nullable() }),
  z.object({ kind: z.literal('category'), category: text(fields.category) }),
  z.object({ kind: z.literal('agreement'), agreement: text(fields.agreement) }),
  z.object({
    kind: z.literal('salary'),
    salaryBasis: z.enum(fields.salaryBasis.values),
    salary: privateField(money),
  }),
  z.object({ kind: z.literal('union'), unionTie: payRecord.fields.unionTie.schema }),
]);
