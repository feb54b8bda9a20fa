import { dependantForm, dependantValues } from '@/components/person/dependantForm';
import type { Dependant } from './api';
import { dependantConflict, dependantInput } from './dependantModel';

const row: Dependant = {
  id: 4,
  version: 2,
  name: 'Prueba, Ana',
  kinship: 'child',
  birthDate: '2016-02-03',
  dni: '55640123',
  cuil: null,
  since: '2020-01-01',
  until: null,
};

test('what is left empty is sent as nothing', () => {
  const { id: _id, version: _version, ...fields } = row;
  expect(dependantInput(dependantValues(row), 7)).toEqual({ ...fields, personId: 7 });
});

test('a new one asks for all but the CUIL and the last day', () => {
  const faults = dependantForm.safeParse(dependantValues(null)).error?.issues;
  expect(faults?.map(({ path }) => path[0])).toEqual([
    'name',
    'kinship',
    'birthDate',
    'dni',
    'since',
  ]);
});

test('a conflict tells only what differs, in words', () => {
  const mine = { ...dependantValues(row), kinship: 'stepchild' as const, until: '2034-02-03' };
  expect(dependantConflict(mine, row)).toEqual([
    { label: 'Vínculo', mine: 'Hija o hijo del cónyuge', stored: 'Hija o hijo' },
    { label: 'A cargo hasta', mine: '03/02/2034', stored: '—' },
  ]);
});
