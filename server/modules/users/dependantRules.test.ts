import { dependantFaults } from './dependantRules';

const child = {
  dni: '55111222',
  cuil: null,
  birthDate: '2015-05-05',
  since: '2020-01-01',
  until: null,
};
const faults = (more: object) => Object.keys(dependantFaults({ ...child, ...more }, '2026-11-21'));

test('a family as it should be has no faults', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ cuil: '20551112223', until: '2020-01-01' })).toEqual([]);
});

test('days that cross, somebody not yet born and the CUIL of another are told at their field', () => {
  expect(faults({ birthDate: '2026-11-22' })).toEqual(['birthDate', 'since']);
  expect(faults({ since: '2015-05-04' })).toEqual(['since']);
  expect(faults({ until: '2019-12-31' })).toEqual(['until']);
  expect(faults({ cuil: '20551112233' })).toEqual(['cuil']);
});
