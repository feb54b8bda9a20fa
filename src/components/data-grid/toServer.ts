import { DateTime } from 'luxon';
import { filterField, type GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const start = (value: unknown) =>
  isDay(value) ? (DateTime.fromISO(value).startOf('day').toUTC().toISO() ?? value) : value;
const end = (value: unknown) =>
  isDay(value) ? (DateTime.fromISO(value).endOf('day').toUTC().toISO() ?? value) : value;

/** "Hasta el 15" takes in all of the 15th where the column holds instants. */
export function toServer<Row>(
  filters: readonly ListFilter[],
  columns: readonly GridColumn<Row>[],
): ListFilter[] {
  return filters.map((filter) => {
    const column = columns.find((one) => filterField(one) === filter.field);
    if (column?.kind !== 'instant' || filter.operator === 'empty') return filter;
    const [first, last] = Array.isArray(filter.value) ? filter.value : [filter.value, filter.value];
    const value =
      filter.operator === 'between'
        ? [start(first), end(last)]
        : filter.operator === 'to'
          ? end(last)
          : start(first);
    return { ...filter, value: value as ListFilter['value'] };
  });
}
