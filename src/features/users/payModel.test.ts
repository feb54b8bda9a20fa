import { cbuText, salaryText } from '@/utils/payTexts';
import type { PersonPay } from './api';
import { payConflict, payForm, payInput, payValues } from './payModel';

const pay: PersonPay = {
  personId: 7,
  version: 3,
  agreement: null,
  category: 'A',
  salaryBasis: 'monthly',
  salary: '850000.50',
  cbu: '2850590940090418135201',
  bankAlias: null,
};

test('what is left empty is sent as nothing, and today is left to the server', () => {
  expect(payInput(payValues(pay), pay, 3)).toEqual({
    personId: 7,
    version: 3,
    agreement: null,
    category: 'A',
    salaryBasis: 'monthly',
    salary: '850000.50',
    cbu: pay.cbu,
    bankAlias: null,
  });
});

test('an amount needs its basis, and a basis its amount', () => {
  const faults = (fields: object) =>
    payForm.safeParse({ ...payValues(pay), ...fields }).error?.issues.map(({ path }) => path[0]);
  expect(faults({ salaryBasis: '' })).toEqual(['salaryBasis']);
  expect(faults({ salary: '' })).toEqual(['salary']);
  expect(faults({ salary: '', salaryBasis: '' })).toBeUndefined();
  expect(faults({ cbu: '1' })).toEqual(['cbu']);
});

test('people read amounts and accounts as they write them', () => {
  expect(salaryText('850000.50', 'monthly')).toBe('$\u00a0850.000,50 por mes');
  expect(salaryText(null, null)).toBe('—');
  expect(cbuText(pay.cbu)).toBe('28505909 40090418135201');
});

test('a conflict shows only what differs', () => {
  expect(payConflict({ ...payValues(pay), salary: '900000' }, pay)).toEqual([
    { label: 'Sueldo', mine: '$\u00a0900.000 por mes', stored: '$\u00a0850.000,50 por mes' },
  ]);
});
