import type { NewsType } from '@/services/wms/generated/news.gen';
import { newsTypeForm } from './newsTypeForm';

const stored: NewsType = {
  id: 1,
  version: 3,
  code: 'ENF',
  name: 'Enfermedad',
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
const held = newsTypeForm.values(stored);

test('what is stored comes back as it was, and money drops what only days have', () => {
  const { id: _id, version: _version, used: _used, ...fields } = stored;
  expect(newsTypeForm.input(held)).toEqual(fields);
  expect(newsTypeForm.input({ ...held, unit: 'amount', sign: 'bonus' })).toMatchObject({
    sign: 'bonus',
    medical: false,
    askable: false,
    certificateDays: null,
  });
});

test('a conflict names only what differs, whatever the field, in words', () => {
  expect(newsTypeForm.conflict({ ...held, paidPercent: '50' }, stored)).toEqual([
    { name: 'paidPercent', label: 'Cuánto se paga', mine: 'Se paga el 50 %', stored: 'Se paga' },
  ]);
  const money = { ...stored, unit: 'amount', sign: 'discount' } as const;
  expect(newsTypeForm.conflict({ ...newsTypeForm.values(money), sign: 'bonus' }, money)).toEqual([
    { name: 'sign', label: 'Qué hace', mine: 'Suma al sueldo', stored: 'Descuenta del sueldo' },
  ]);
});
