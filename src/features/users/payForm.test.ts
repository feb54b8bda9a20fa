import type { PersonPay } from '@/services/wms/generated/users.gen';
import { localDay } from '@/utils/localDay';
import { cbuText, salaryText } from '@/utils/payTexts';
import { effectOf } from './askingEffect';
import { payForm } from './payForm';

const pay: PersonPay = {
  personId: 7,
  version: 3,
  agreement: null,
  unionTie: 'none',
  category: 'A',
  salaryBasis: 'monthly',
  salary: '850000.50',
  cbu: '2850590940090418135201',
  bankAlias: null,
};
const held = payForm.values(pay);

test('what is left empty is sent as nothing, and today is left to the server', () => {
  const { effectiveFrom, ...fields } = payForm.input(held);
  const { personId: _personId, version: _version, ...stored } = pay;
  expect(fields).toEqual(stored);
  expect(effectiveFrom).toBe(localDay());
  expect(effectOf({ effectiveFrom })).toEqual({});
  expect(effectOf({ effectiveFrom: '2030-01-01' })).toEqual({ effectiveFrom: '2030-01-01' });
});

test('an amount needs its basis, and a basis its amount', async () => {
  const faults = async (fields: Partial<typeof held>) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await payForm.resolver({ ...held, ...fields }, undefined, options);
    return Object.keys(errors);
  };
  expect(await faults({ salaryBasis: '' })).toEqual(['salaryBasis']);
  expect(await faults({ salary: '' })).toEqual(['salary']);
  expect(await faults({ salary: '', salaryBasis: '' })).toEqual([]);
  expect(await faults({ cbu: '1' })).toEqual(['cbu']);
  expect(await faults({ effectiveFrom: '' })).toEqual(['effectiveFrom']);
});

test('people read amounts and accounts as they write them', () => {
  expect(salaryText('850000.50', 'monthly')).toBe('$\u00a0850.000,50 por mes');
  expect(salaryText(null, null)).toBe('—');
  expect(cbuText(pay.cbu)).toBe('28505909 40090418135201');
});

test('a conflict shows only what differs, the amount apart from how it is paid', () => {
  const mine = {
    ...held,
    salaryBasis: 'daily' as const,
    salary: '900000',
    effectiveFrom: '2030-01-01',
  };
  expect(payForm.conflict(mine, pay)).toEqual([
    { name: 'salaryBasis', label: 'Se paga', mine: 'Por día', stored: 'Por mes' },
    { name: 'salary', label: 'Sueldo', mine: '$ 900.000', stored: '$ 850.000,50' },
  ]);
});
