import type { PeriodAdjustment } from '@/services/wms/generated/closes.gen';
import type { HourMonth } from '@/services/wms/generated/hours.gen';
import { adjustmentTitle, adjustmentWhy, paidText, payWords, quantityText } from './monthTexts';

const month = (more: Partial<HourMonth> = {}): HourMonth => ({
  personId: 1,
  personName: 'Paz, Ana',
  month: '2026-11',
  from: '2026-11-01',
  to: '2026-11-30',
  today: '2026-11-23',
  state: 'open',
  days: 3,
  figures: {},
  bands: [],
  overtime: [],
  notable: [],
  surcharges: { extra50: 50, extra100: 100, nightMinutes: 8 },
  waiting: false,
  ...more,
});
const told = (more: Partial<HourMonth>) =>
  payWords(month(more)).map(({ label, time, note }) => `${label} ${time}: ${note}`);

test('approved overtime is told as the hours that it is paid as, by the surcharge that rules', () => {
  const overtime = [{ state: 'approved', days: 2, extra50: 180, extra100: 60 }] as const;
  expect(told({ overtime: [...overtime] })).toEqual([
    'Extras al 50 % 3:00: Aprobadas: con 50 % de recargo se pagan como 4:30',
    'Extras al 100 % 1:00: Aprobadas: con 100 % de recargo se pagan como 2:00',
  ]);
  const surcharges = { extra50: 62.5, extra100: null, nightMinutes: null };
  expect(told({ overtime: [...overtime], surcharges })).toEqual([
    'Extras al 50 % 3:00: Aprobadas: con 62,5 % de recargo se pagan como 4:53',
    'Extras al 100 % 1:00: Aprobadas: se pagan con recargo',
  ]);
});

test('what nobody approved, or went elsewhere, is no pay of the month', () => {
  const of = (state: 'waiting' | 'banked' | 'rejected' | 'lapsed') => ({
    ...{ state, days: 1, extra50: 60, extra100: 0 },
  });
  const words = told({ overtime: [of('waiting'), of('banked'), of('rejected'), of('lapsed')] });
  expect(words.every((line) => /[Nn]o se pagan/.test(line))).toBe(true);
});

test('night, bands and absence are told where there are any', () => {
  const bands = [{ name: 'Noche de feriado', code: 'FERN', multiplier: '1.25', minutes: 120 }];
  expect(told({ figures: { night: 120, absent: 480 }, bands })).toEqual([
    'Nocturnas 2:00: Cada una suma 8 min: 0:16 más',
    'Noche de feriado 2:00: Por 1,25: se pagan como 2:30',
    'Ausencia 8:00: No se paga, salvo que una licencia o una novedad la justifique',
  ]);
  expect(told({})).toEqual([]);
});

test('a line of pay has the sign with which it reaches the pocket', () => {
  const line = { code: 'X', name: 'X', unit: 'hs', quantity: '1' };
  expect(paidText({ ...line, kind: 'remunerative', amount: '1500.50' })).toBe('+$\u00a01.500,50');
  expect(paidText({ ...line, kind: 'remunerative', amount: '-1500.50' })).toBe('−$\u00a01.500,50');
  expect(paidText({ ...line, kind: 'deduction', amount: '10.00' })).toBe('−$\u00a010,00');
  const told = [line, { ...line, quantity: '2.1667' }, { ...line, quantity: '2.5', unit: 'días' }];
  const more = { kind: 'remunerative', amount: '1.00' } as const;
  expect(told.map((one) => quantityText({ ...one, ...more }))).toEqual([
    '1:00 h',
    '2:10 h',
    '2,5 días',
  ]);
});

test('what came late says of which month and day it is, and why', () => {
  const adjustment: PeriodAdjustment = {
    ...{ id: 1, version: 1, personId: 1, personName: 'Paz, Ana', month: '2026-11' },
    ...{ day: '2026-10-14', figure: 'overtime50', minutes: 90, sign: 'add' },
    ...{ reason: 'Se corrigió la fichada.', authorName: 'Rocío' },
  };
  expect(adjustmentTitle(adjustment)).toBe(
    'Ajuste de octubre de 2026: +1:30 de horas extra al 50 %',
  );
  expect(adjustmentTitle({ ...adjustment, figure: 'absence', minutes: null })).toBe(
    'Ajuste de octubre de 2026: ausencia o licencia',
  );
  expect(adjustmentWhy(adjustment)).toBe('Del 14 de octubre. «Se corrigió la fichada.» Rocío');
});
