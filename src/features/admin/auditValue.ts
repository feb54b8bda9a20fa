import type { Field } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import { orderPriorityLabels, orderStateLabels } from '@contract/orders/orderLabels';
import { recordsOfEntity } from '@contract/records';
import { consentLabels } from '@contract/schedules/shiftRequest';
import { firstStepTitles } from '@/components/first-steps/firstStepTexts';
import { fieldText } from '@/components/record/fieldText';
import { stateLabels } from '@/components/workflow/requestTexts';
import { formatDate } from '@/utils/dates';

/** A field of the record that the audit writes so, or of one of its parts. */
export function recordField(entity: string, field: string): Field | undefined {
  const records: Readonly<Record<string, readonly RecordDefinition[]>> = recordsOfEntity;
  for (const { fields, shown } of records[entity] ?? []) {
    const all: Fields = { ...shown, ...fields };
    const found = all[field];
    if (found) return found;
  }
  return undefined;
}

/** Choices that no record describes. */
const otherLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'house.skipped': firstStepTitles,
  'order.state': orderStateLabels,
  'order.stateBeforeHold': orderStateLabels,
  'order.priority': orderPriorityLabels,
  'request.state': stateLabels,
  'shiftSwap.consent': consentLabels,
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const hash = /^[0-9a-f]{64}$/;

/** Texts and numbers of other records are told by their looks. */
const told = new Set<Field['kind']>(['text', 'own', 'ref']);

function textOf(value: string): string {
  if (day.test(value)) return formatDate(value, 'DD/MM/AAA');
  if (instant.test(value)) return formatDate(new Date(value), 'DD/MM/AAA HS:MN');
  // The letters of a hash tell a reader only that it is another content.
  return hash.test(value) ? `Archivo ${value.slice(0, 8)}` : value;
}

/** A value as the record's own page says it: choices by their words, days as people write them. */
export function auditValue(entity: string, path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) {
    return value.map((one) => auditValue(entity, path, one)).join(', ');
  }
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  const known = path.includes('.') ? undefined : recordField(entity, path);
  const text = String(value);
  const label = otherLabels[`${entity}.${path}`]?.[text];
  if (label) return label;
  return known && !told.has(known.kind) ? fieldText(known, value) : textOf(text);
}
