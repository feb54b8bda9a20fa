import type { LeaveType } from '@/services/wms/generated/holidays.gen';
import { ruleText } from './ruleText';

const exam: LeaveType = {
  id: 6,
  version: 1,
  code: 'EXA',
  name: 'Examen',
  kind: 'other',
  unit: 'calendar',
  halfDays: false,
  daysAYear: 10,
  daysAnEvent: 2,
  noticeDays: 5,
  minServiceMonths: 0,
  needsCertificate: true,
  paid: true,
  countsAsWorked: true,
  startRule: 'warn',
  source: 'LCT, art. 158, inc. e',
  active: true,
};

test('its rules read in one line, with where they come from', () => {
  expect(ruleText(exam)).toBe(
    'Días corridos · 2 días por vez · hasta 10 por año · se avisa 5 días antes · pide certificado · LCT, art. 158, inc. e',
  );
});

test('vacations say on which days they begin, where it is not left to a warning', () => {
  const vacation: LeaveType = { ...exam, kind: 'vacation' };
  expect(ruleText({ ...vacation, startRule: 'refuse' })).toContain('solo desde un lunes');
  expect(ruleText({ ...vacation, startRule: 'none' })).toContain('desde cualquier día');
  expect(ruleText(exam)).not.toContain('lunes');
});
