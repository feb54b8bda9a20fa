import type { Shift } from '@/services/wms/generated/schedules.gen';

export interface TypedHours {
  startsAt: string;
  endsAt: string;
}

export const HOW_TO_TYPE = 'Escribí las horas así: 9-15, 22-6 o 9:30-15.';

const one = String.raw`(\d{1,2})(?:[:.](\d{2}))?`;
const shape = new RegExp(`^${one}\\s*(?:-|–|a)\\s*${one}$`, 'i');

function clockOf(hours: string, minutes = '00'): string | null {
  const valid = Number(hours) <= 24 && Number(minutes) < 60;
  // Midnight at the end of a day is the beginning of the next.
  if (!valid || (hours === '24' && minutes !== '00')) return null;
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}

/** "9-15", "22-6" and "9:30-15" as hours of a clock; null: they are none. */
export function readHours(text: string): TypedHours | null {
  const [whole, from = '', fromMinutes, to = '', toMinutes] = shape.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const startsAt = clockOf(from, fromMinutes);
  const endsAt = clockOf(to, toMinutes);
  return startsAt && endsAt && startsAt !== endsAt ? { startsAt, endsAt } : null;
}

/** The shift of these hours in the catalogue, worked and paid as usual. */
export const shiftOfTyped = (
  shifts: readonly Shift[],
  { startsAt, endsAt }: TypedHours,
): Shift | undefined =>
  shifts.find(
    (shift) =>
      shift.active &&
      shift.kind === 'worked' &&
      shift.paid &&
      shift.startsAt === startsAt &&
      shift.endsAt === endsAt,
  );

const begins = /^\d$/;
const goesOn = /^[\d:. –-]$|^a$/i;

/** The text once a key was added to it; null: the key means something else. */
export function typeKey(text: string, key: string): string | null {
  if (text === '') return begins.test(key) ? key : null;
  if (key === 'Backspace') return text.slice(0, -1);
  return goesOn.test(key) && text.length < 13 ? text + key : null;
}
