import { dependantForm } from './dependantForm';

const row = {
  id: 4,
  version: 2,
  name: 'Prueba, Ana',
  kinship: 'child' as const,
  birthDate: '2016-02-03',
  dni: '55640123',
  cuil: null,
  since: '2020-01-01',
  until: null,
};

test('what is left empty is sent as nothing', () => {
  const { id: _id, version: _version, ...fields } = row;
  expect(dependantForm.input(dependantForm.values(row))).toEqual(fields);
});

test('a new one asks for all but the CUIL and the last day', async () => {
  const { errors } = await dependantForm.resolver(dependantForm.values(null), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(Object.keys(errors)).toEqual(['name', 'kinship', 'birthDate', 'dni', 'since']);
});

test('a conflict tells only what differs, in words', () => {
  const mine = {
    ...dependantForm.values(row),
    kinship: 'stepchild' as const,
    cuil: '27556401235',
    until: '2034-02-03',
  };
  expect(dependantForm.conflict(mine, row)).toEqual([
    { name: 'kinship', label: 'Vínculo', mine: 'Hija o hijo del cónyuge', stored: 'Hija o hijo' },
    { name: 'cuil', label: 'CUIL', mine: '27-55640123-5', stored: '—' },
    { name: 'until', label: 'A cargo hasta', mine: '03/02/2034', stored: '—' },
  ]);
});
