import type { Employee } from './api';
import { conflictFields, personForm, toInput, toValues } from './personForm';

const person = {
  id: 7,
  version: 2,
  lastName: 'Núñez',
  firstName: 'Ana',
  docket: '1007',
  dni: '30111222',
  cuil: '27301112225',
  birthDate: '1983-04-17',
  hireDate: '2020-01-01',
  siteId: 1,
  areaId: 3,
  managerId: 4,
  position: 'Analista',
  email: null,
  phone: null,
} as Employee;

const names = {
  area: (id: number | null) => `Área ${id}`,
  manager: (id: number | null) => `${id}`,
};

test('what is left empty is sent as nothing, and the site as what its area says', () => {
  const input = toInput(toValues(person));
  expect(input).toMatchObject({ areaId: 3, email: null, phone: null, position: 'Analista' });
  expect(input).not.toHaveProperty('siteId');
});

test('an empty form tells what is missing, and nothing about what may be empty', () => {
  const { error } = personForm.safeParse(toValues(null));
  const missing = error?.issues.map(({ path }) => path[0]);
  expect(missing).toEqual(expect.arrayContaining(['lastName', 'dni', 'siteId', 'areaId']));
  for (const free of ['managerId', 'position', 'email', 'phone'])
    expect(missing).not.toContain(free);
});

test('a conflict shows only what differs, as people read it', () => {
  const mine = { ...toValues(person), hireDate: '2021-02-03', areaId: 5 };
  expect(conflictFields(mine, person, names)).toEqual([
    { label: 'Ingreso', mine: '03/02/2021', stored: '01/01/2020' },
    { label: 'Área', mine: 'Área 5', stored: 'Área 3' },
  ]);
});
