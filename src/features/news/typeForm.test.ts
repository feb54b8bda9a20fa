import type { NewsType } from './api';
import { typeConflict, typeForm, typeInput, typeValues } from './typeForm';

const stored: NewsType = {
  id: 1,
  version: 3,
  code: 'ENF',
  name: 'Enfermedad inculpable',
  unit: 'days',
  sign: null,
  paidPercent: 100,
  certificateDays: 2,
  medical: true,
  askable: true,
  source: 'LCT, art. 208',
  active: true,
  used: true,
};

test('what is stored comes back as it was, and money drops what only days have', () => {
  const { id: _id, version: _version, used: _used, ...fields } = stored;
  expect(typeInput(typeValues(stored))).toEqual(fields);
  expect(typeInput({ ...typeValues(stored), unit: 'amount', sign: 'bonus' })).toMatchObject({
    sign: 'bonus',
    medical: false,
    askable: false,
    certificateDays: null,
  });
});

test('numbers are checked as they are typed', () => {
  const wrong = { ...typeValues(stored), paidPercent: '101', certificateDays: 'dos' };
  const issues = typeForm.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0]).sort()).toEqual(['certificateDays', 'paidPercent']);
});

test('a conflict names only what differs', () => {
  const mine = { ...typeValues(stored), paidPercent: '50' };
  expect(typeConflict(mine, stored)).toEqual([
    { label: 'Pago', mine: 'Se paga el 50 %', stored: 'Se paga' },
  ]);
});
