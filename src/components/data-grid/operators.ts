import type { FilterOperator } from '@contract/core/listInput';
import type { ColumnKind } from './gridColumn';

interface OperatorChoice {
  operator: FilterOperator;
  label: string;
}

const is = { operator: 'is', label: 'es' } as const;
const not = { operator: 'not', label: 'no es' } as const;
const empty = { operator: 'empty', label: 'sin dato' } as const;
const among = { operator: 'in', label: 'es alguno de' } as const;

const ofText: OperatorChoice[] = [
  { operator: 'contains', label: 'contiene' },
  { operator: 'starts', label: 'empieza con' },
  is,
  not,
  empty,
];
const ofNumber: OperatorChoice[] = [
  is,
  { operator: 'from', label: 'desde' },
  { operator: 'to', label: 'hasta' },
  { operator: 'between', label: 'entre' },
  empty,
];
const ofDate: OperatorChoice[] = [
  { operator: 'between', label: 'entre' },
  { operator: 'from', label: 'desde' },
  { operator: 'to', label: 'hasta' },
  empty,
];

/** How each kind of column can be filtered; the first is what is offered. */
export const operatorsOf: Record<ColumnKind, readonly OperatorChoice[]> = {
  text: ofText,
  number: ofNumber,
  day: ofDate,
  instant: ofDate,
  choice: [among, empty],
  place: [among],
  person: [is, not, empty],
  yesNo: [is],
};
