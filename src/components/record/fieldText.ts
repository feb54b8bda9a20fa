import type { Field } from '@contract/core/field';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text} ${unit}` : text);

/** This writes a field's value in a form as a person reads it. */
export function fieldText(field: Field, held: unknown): string {
  if (field.kind === 'flag') return held ? 'Sí' : 'No';
  if (held === '' || held === null || held === undefined) return field.none ?? '—';
  const text = String(held);
  switch (field.kind) {
    case 'choice':
      return field.labels?.[text] ?? text;
    case 'whole':
    case 'decimal':
      return withUnit(formatNumber(text), field.unit);
    case 'money':
      return `$ ${formatNumber(text)}`;
    case 'day':
      return formatDate(text, 'DD/MM/AAA');
    case 'instant':
      return formatDate(text, 'DD/MM/AAA HS:MN');
    default:
      return text;
  }
}
