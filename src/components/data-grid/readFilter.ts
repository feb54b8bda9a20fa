import type { FilterOperator } from '@contract/core/listInput';
import { filterField, type GridColumn } from './gridColumn';
import type { FilterScalar, ListFilter } from './listRequest';
import { operatorsOf } from './operators';

/** `campo:operador:valor,valor`, each value escaped: what the address holds of one filter. */
export function writeFilter({ field, operator, value }: ListFilter): string {
  const values = Array.isArray(value) ? value : [value];
  return [field, operator, values.map((one) => encodeURIComponent(String(one))).join(',')].join(
    ':',
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const numeric = new Set(['number', 'person', 'place']);

function typed<Row>(
  text: string | null,
  column: GridColumn<Row>,
  operator: FilterOperator,
): FilterScalar | null {
  if (text === null) return null;
  if (operator === 'empty' || column.kind === 'yesNo') return text === 'true';
  if (numeric.has(column.kind) || typeof column.choices?.[0]?.value === 'number') {
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  }
  return text;
}

/** An address may be old, cut or made up: what no column understands is left out. */
export function readFilter<Row>(
  text: string,
  columns: readonly GridColumn<Row>[],
): ListFilter | null {
  const [field = '', operator = '', rest = ''] = text.split(':');
  const column = columns.find((one) => filterField(one) === field);
  const known = column && operatorsOf[column.kind].find((one) => one.operator === operator);
  if (!column || !known || rest === '') return null;
  const values = rest.split(',').map((part) => typed(decode(part), column, known.operator));
  if (values.some((value) => value === null)) return null;
  const whole = values as FilterScalar[];
  if (known.operator === 'between') {
    return whole.length === 2 ? { field, operator: 'between', value: whole } : null;
  }
  if (known.operator === 'in') return { field, operator: 'in', value: whole };
  return whole[0] === undefined ? null : { field, operator: known.operator, value: whole[0] };
}
