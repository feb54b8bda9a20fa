import type { FilterOperator } from '@contract/core/listInput';
import type { GridColumn } from './gridColumn';
import type { FilterScalar, ListFilter } from './listRequest';
import { operatorsOf } from './operators';

/** A filter while it is being written: any of its values may still be missing. */
export interface FilterDraft {
  operator: FilterOperator;
  values: (FilterScalar | undefined)[];
}

export function startDraft<Row>(
  column: Pick<GridColumn<Row>, 'kind'>,
  filter: ListFilter | undefined,
): FilterDraft {
  if (filter) {
    return {
      operator: filter.operator,
      values: Array.isArray(filter.value) ? filter.value : [filter.value],
    };
  }
  const operator = operatorsOf[column.kind][0]?.operator ?? 'is';
  return { operator, values: column.kind === 'yesNo' ? [true] : [] };
}

const given = (value: FilterScalar | undefined): value is FilterScalar =>
  value !== undefined && value !== '';

/** This gives the filter to ask the server with, or nothing while something is missing. */
export function completeFilter<Row>(
  field: string,
  column: Pick<GridColumn<Row>, 'kind'>,
  { operator, values }: FilterDraft,
): ListFilter | null {
  const whole = values.filter(given);
  if (operator === 'in') return whole.length > 0 ? { field, operator, value: whole } : null;
  if (operator === 'between') {
    const [from, to] = [values[0], values[1]];
    if (!given(from) || !given(to)) {
      // Half a range is a bound.
      if (given(from)) return { field, operator: 'from', value: from };
      return given(to) ? { field, operator: 'to', value: to } : null;
    }
    const ordered = isBefore(to, from, column.kind) ? [to, from] : [from, to];
    return { field, operator, value: ordered };
  }
  if (operator === 'empty') return { field, operator, value: whole[0] !== false };
  return whole[0] === undefined ? null : { field, operator, value: whole[0] };
}

const isBefore = (one: FilterScalar, other: FilterScalar, kind: string) =>
  kind === 'number' ? Number(one) < Number(other) : String(one) < String(other);
