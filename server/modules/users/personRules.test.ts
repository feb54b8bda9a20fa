import { personFaults } from './personRules';

const right = {
  dni: '5123456',
  cuil: '20051234565',
  birthDate: '1980-01-01',
  hireDate: '2020-01-01',
  leaveDate: '2020-01-01',
};

test('a short DNI is filled with zeros in its CUIL, and one may leave on the first day', () => {
  expect(personFaults(right)).toEqual({});
});

test.each([
  ['cuil', { dni: '5123457' }],
  ['birthDate', { birthDate: '2020-01-01' }],
  ['leaveDate', { leaveDate: '2019-12-31' }],
])('tells that %s does not agree', (field, change) => {
  expect(Object.keys(personFaults({ ...right, ...change }))).toEqual([field]);
});
