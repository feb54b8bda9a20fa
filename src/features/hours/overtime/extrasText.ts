import { hoursText } from '@contract/core/hoursText';
import type { ExtraTimes } from '@/services/wms/generated/hours.gen';
import { spanText, stretchText } from '../hoursTexts';

interface Extra {
  extra50: number;
  extra100: number;
}

/** "Son 3:05 en total: 2:00 al 50 % y 1:05 al 100 %." */
export function extrasText(days: readonly Extra[]): string {
  const sum = (of: (day: Extra) => number) => days.reduce((all, day) => all + of(day), 0);
  const half = sum(({ extra50 }) => extra50);
  const whole = sum(({ extra100 }) => extra100);
  const parts = [
    half > 0 ? `${hoursText(half)} al 50 %` : '',
    whole > 0 ? `${hoursText(whole)} al 100 %` : '',
  ].filter(Boolean);
  return `Son ${hoursText(half + whole)} en total: ${parts.join(' y ')}.`;
}

/** "18:00 a 19:30 · 21:00 a 21:20". */
export const extraSpans = (times: ExtraTimes | null): string =>
  (times?.extras ?? []).map(({ from, to }) => spanText(from, to, times?.zone ?? 'UTC')).join(' · ');

/** "Mañana, 06:00 a 14:00"; none of it where nothing was planned. */
export const shiftSpans = (times: ExtraTimes | null): string =>
  times === null
    ? ''
    : times.shifts
        .map(({ name, from, to }) => `${name}, ${spanText(from, to, times.zone)}`)
        .join(' · ') || 'Sin turno';

/** "05:58 a 16:02 · 17:00, sin salida". */
export const punchedSpans = (times: ExtraTimes | null): string =>
  (times?.punched ?? [])
    .map((one) => stretchText({ ...one, forgotten: false, waiting: false }, times?.zone ?? 'UTC'))
    .join(' · ');
