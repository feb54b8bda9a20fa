import { ruleText, typeForm, typeInput, typeValues } from './typeForm';

const exam = {
  id: 6,
  version: 1,
  code: 'EXA',
  name: 'Examen',
  kind: 'other' as const,
  unit: 'calendar' as const,
  halfDays: false,
  daysAYear: 10,
  daysAnEvent: 2,
  noticeDays: 5,
  minServiceMonths: 0,
  needsCertificate: true,
  paid: true,
  countsAsWorked: true,
  startRule: 'warn' as const,
  source: 'LCT, art. 158, inc. e',
  active: true,
};

test('what is read is what is sent; a limit without a figure is none', () => {
  const { id: _id, version: _version, kind: _kind, ...fields } = exam;
  expect(typeInput(typeValues(exam))).toEqual(fields);
  expect(typeInput({ ...typeValues(exam), daysAYear: '' }).daysAYear).toBeNull();
});

test('halves only where working days are counted', () => {
  expect(typeForm.safeParse({ ...typeValues(exam), halfDays: true }).success).toBe(false);
  const working = { ...typeValues(exam), halfDays: true, unit: 'working' as const };
  expect(typeForm.safeParse(working).success).toBe(true);
});

test('its rules read in one line, with where they come from', () => {
  expect(ruleText(exam)).toBe(
    'Días corridos · 2 días por vez · hasta 10 por año · se avisa 5 días antes · pide certificado · LCT, art. 158, inc. e',
  );
});

test('vacations say on which days they begin, where it is not left to a warning', () => {
  const vacation = { ...exam, kind: 'vacation' as const };
  expect(ruleText({ ...vacation, startRule: 'refuse' })).toContain('solo desde un lunes');
  expect(ruleText({ ...vacation, startRule: 'none' })).toContain('desde cualquier día');
  expect(ruleText(exam)).not.toContain('lunes');
});
