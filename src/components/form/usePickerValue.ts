import { DateTime } from 'luxon';
import { useState } from 'react';

interface Conversion {
  parse: (value: string) => DateTime;
  format: (date: DateTime) => string;
}

/** What a form holds while a date is half typed: no schema takes it for a date. */
export const incomplete = 'incompleta';

export const dayConversion: Conversion = {
  parse: (value) => DateTime.fromISO(value),
  format: (date) => date.toFormat('yyyy-LL-dd'),
};

export const timeConversion: Conversion = {
  parse: (value) => DateTime.fromFormat(value, 'HH:mm'),
  format: (date) => date.toFormat('HH:mm'),
};

export const instantConversion: Conversion = {
  parse: (value) => DateTime.fromISO(value),
  format: (date) => date.toUTC().toISO() ?? incomplete,
};

/** The form holds text; the picker wants a date and must get back the half-typed one it gave. */
export function usePickerValue(
  value: unknown,
  conversion: Conversion,
  onChange: (text: string) => void,
) {
  const text = typeof value === 'string' ? value : '';
  const read = (iso: string) => (iso === '' ? null : conversion.parse(iso));
  const [held, setHeld] = useState(() => ({ text, date: read(text) }));
  const date = held.text === text ? held.date : read(text);
  const change = (next: DateTime | null) => {
    const written = next === null ? '' : next.isValid ? conversion.format(next) : incomplete;
    setHeld({ text: written, date: next });
    onChange(written);
  };
  return { date, change, halfTyped: text === incomplete };
}
