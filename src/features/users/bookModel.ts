import type { Field } from '@contract/core/field';
import { type PersonBookFields, personBookRecord } from '@contract/users/personBook';
import { fieldText } from '@/components/record/fieldText';
import { recordForm } from '@/components/record/recordForm';
import type { BookCodeInForce, PersonBookRow } from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';

const { effectiveFrom: _, ...told } = personBookRecord.fields;
const names = Object.keys(told) as (keyof typeof told)[];

export const bookForm = recordForm(personBookRecord, { show: { effectiveFrom: dayText } });

/** Says the own codes of a row in words; a row without any says that all is as at the site. */
export function bookText(row: PersonBookFields): string {
  const said = names.flatMap((name) => {
    const field: Field = told[name];
    const value = row[name];
    if (value === null) return [];
    // Codes are read as they are, without points between their figures.
    return [`${field.label}: ${field.kind === 'whole' ? value : fieldText(field, value)}`];
  });
  return said.length > 0 ? said.join(' · ') : 'Todo como en su sede.';
}

/** A further row begins with what held before it: only what changed is typed. */
export function furtherBook([newest]: readonly PersonBookRow[]) {
  const { effectiveFrom: __, ...known } = bookForm.values(newest ?? null);
  return known;
}

const origins = {
  person: 'de su ficha',
  site: 'de su sede',
  organisation: 'de todas las sedes',
  nobody: '',
} as const satisfies Record<BookCodeInForce['from'], string>;

/** A code and who says so. */
export const codeText = ({ value, from }: BookCodeInForce): string =>
  value === null ? 'Falta' : `${value} (${origins[from]})`;
