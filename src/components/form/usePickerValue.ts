import type { DateTime } from 'luxon';
import { useState } from 'react';
import { type Conversion, incomplete } from './conversions';

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
  const hold = (written: string, next: DateTime | null) => {
    setHeld({ text: written, date: next });
    onChange(written);
  };
  const change = (next: DateTime | null) => {
    const written = next?.isValid ? conversion.format(next) : incomplete;
    hold(next === null ? '' : written, next);
  };
  /** When the field is left with some of its sections typed, or with none any more. */
  const settle = (half: boolean) => {
    const written = half ? incomplete : '';
    if (date === null && written !== text) hold(written, null);
  };
  return { date, change, settle, incomplete: text === incomplete };
}
