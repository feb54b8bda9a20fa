import { columnOfFilter, type GridColumn } from './gridColumn';
import type { FilterScalar, ListFilter } from './listRequest';
import { operatorsOf } from './operators';
import { writeValue } from './writeValue';

/** "Estado: Preparando o Listo", "Prometido: del 01/11/2026 al 15/11/2026", "Cliente: sin dato". */
export function filterLabel<Row>(
  filter: ListFilter,
  columns: readonly GridColumn<Row>[],
  personName: (id: number) => string | undefined = () => undefined,
): string {
  const found = columnOfFilter(columns, filter.field);
  if (!found) return filter.field;
  const { column, kind } = found;
  const written = (value: FilterScalar) => {
    if (kind === 'person') return personName(Number(value)) ?? `n.º ${value}`;
    // An instant is filtered by whole days.
    return writeValue(kind === 'instant' ? { kind: 'day' } : column, value);
  };
  const values = (Array.isArray(filter.value) ? filter.value : [filter.value]).map(written);
  const days = kind === 'day' || kind === 'instant';
  switch (filter.operator) {
    case 'empty':
      return `${column.label}: ${filter.value === true ? 'sin dato' : 'con dato'}`;
    case 'between':
      return `${column.label}: ${days ? `del ${values[0]} al ${values[1]}` : `de ${values[0]} a ${values[1]}`}`;
    case 'in':
      return `${column.label}: ${values.join(' o ')}`;
    case 'is':
      return `${column.label}: ${values[0]}`;
    default: {
      const operator = operatorsOf[kind].find((one) => one.operator === filter.operator);
      return `${column.label} ${operator?.label ?? filter.operator} ${values[0]}`;
    }
  }
}
