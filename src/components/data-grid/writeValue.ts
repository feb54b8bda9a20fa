import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import type { GridColumn } from './gridColumn';

const dayText = (day: string) => day.split('-').reverse().join('/');

/** A value as people read it, whatever the column. */
export function writeValue<Row>(
  column: Pick<GridColumn<Row>, 'kind' | 'choices'>,
  value: string | number | boolean | null | undefined,
): string {
  if (value === null || value === undefined || value === '') return '';
  const choice = column.choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (column.kind === 'yesNo') return value === true ? 'Sí' : 'No';
  if (column.kind === 'number') return formatNumber(value as string | number);
  if (column.kind === 'day') return dayText(String(value));
  if (column.kind === 'instant') return formatDate(new Date(String(value)), 'DD/MM/AAA HS:MN');
  return String(value);
}
