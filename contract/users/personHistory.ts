import { choice, day, ref } from '../core/fields';
import { defineRecord } from '../core/record';
import { personRecord } from './personFields';
import { payRecord, unionTies } from './personPay';

const { position, areaId, managerId } = personRecord.fields;
const { category, agreement, salaryBasis, salary, unionTie } = payRecord.fields;

/** The parts of somebody's place and pay that hold from a day on; only the fields of its kind are filled. */
export const personHistoryRecord = defineRecord(
  'PersonHistory',
  { one: 'historia de una persona', many: 'historias de personas' },
  {
    kind: choice('Qué cambia', {
      position: position.label,
      place: areaId.label,
      manager: managerId.label,
      category: category.label,
      agreement: agreement.label,
      salary: salary.label,
      union: unionTie.label,
    }),
    effectiveFrom: day('Rige desde'),
    position,
    areaId: ref(areaId.label, { optional: true }),
    managerId,
    category,
    agreement,
    salaryBasis,
    salary,
    unionTie: choice(unionTie.label, unionTies, { optional: true, private: true }),
  },
);
