import type { LeaveType } from '@/services/wms/generated/holidays.gen';
import { leaveTypeForm } from './leaveTypeForm';

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
const held = leaveTypeForm.values(exam);

const faultsOf = async (values: typeof held) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return Object.keys((await leaveTypeForm.resolver(values, undefined, options)).errors);
};

test('what is read is what is sent; a limit without a figure is none', () => {
  const { id: _id, version: _version, kind: _kind, ...fields } = exam;
  expect(leaveTypeForm.input(held)).toEqual(fields);
  expect(leaveTypeForm.input({ ...held, daysAYear: '' }).daysAYear).toBeNull();
});

test('halves only where working days are counted', async () => {
  expect(await faultsOf({ ...held, halfDays: true })).toEqual(['halfDays']);
  expect(await faultsOf({ ...held, halfDays: true, unit: 'working' })).toEqual([]);
});

test('a conflict names whatever field differs, in words', () => {
  const mine = {
    ...held,
    code: 'EXM',
    unit: 'working' as const,
    halfDays: true,
    daysAYear: '',
    minServiceMonths: '6',
    countsAsWorked: false,
  };
  expect(leaveTypeForm.conflict(mine, exam)).toEqual([
    { name: 'code', label: 'Código', mine: 'EXM', stored: 'EXA' },
    { name: 'unit', label: 'Cuenta', mine: 'Días hábiles', stored: 'Días corridos' },
    { name: 'halfDays', label: 'Admite medios días', mine: 'Sí', stored: 'No' },
    { name: 'daysAYear', label: 'Días por año', mine: 'Sin límite', stored: '10' },
    { name: 'minServiceMonths', label: 'Meses de trabajo para pedirla', mine: '6', stored: '0' },
    {
      name: 'countsAsWorked',
      label: 'Cuenta como trabajado para las vacaciones del año',
      mine: 'No',
      stored: 'Sí',
    },
  ]);
});
