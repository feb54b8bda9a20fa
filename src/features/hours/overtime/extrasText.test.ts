import type { ExtraTimes } from '@/services/wms/generated/hours.gen';
import { extraSpans, extrasText, punchedSpans, shiftSpans } from './extrasText';

test('what is about to be decided is added up, each surcharge by itself', () => {
  const days = [
    { extra50: 75, extra100: 0 },
    { extra50: 350, extra100: 0 },
  ];
  expect(extrasText(days)).toBe('Son 7:05 en total: 7:05 al 50 %.');
  expect(extrasText([...days, { extra50: 0, extra100: 65 }])).toBe(
    'Son 8:10 en total: 7:05 al 50 % y 1:05 al 100 %.',
  );
});

test('a day says from when to when, beside its shift and its punches', () => {
  const times: ExtraTimes = {
    zone: 'America/Argentina/Buenos_Aires',
    extras: [{ from: '2026-11-09T21:00:00Z', to: '2026-11-09T22:30:00Z' }],
    shifts: [{ name: 'Tarde', from: '2026-11-09T12:00:00Z', to: '2026-11-09T21:00:00Z' }],
    punched: [
      { from: '2026-11-09T11:58:00Z', to: '2026-11-09T22:30:00Z' },
      { from: '2026-11-09T23:10:00Z', to: null },
    ],
  };
  expect(extraSpans(times)).toBe('18:00 a 19:30');
  expect(shiftSpans(times)).toBe('Tarde, 09:00 a 18:00');
  expect(punchedSpans(times)).toBe('08:58 a 19:30 · 20:10, sin salida');
  expect([extraSpans(null), shiftSpans({ ...times, shifts: [] })]).toEqual(['', 'Sin turno']);
});
