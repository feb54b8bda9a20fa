import type { Employee } from '@/services/wms/generated/users.gen';
import { personForm } from './personForm';

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

const form = personForm({
  site: (id) => `Sede ${id}`,
  area: (id) => `Área ${id}`,
  manager: (id) => (id === '' ? 'A nadie' : `Persona ${id}`),
});

async function missingIn(held: ReturnType<typeof form.values>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await form.resolver(held, undefined, options);
  return Object.keys(errors);
}

test('what is left empty is sent as nothing', () => {
  expect(form.input(form.values(person))).toMatchObject({
    areaId: 3,
    email: null,
    phone: null,
    position: 'Analista',
  });
});

test('an empty form tells what is missing, and nothing about what may be empty', async () => {
  const missing = await missingIn(form.values(null));
  expect(missing).toEqual(expect.arrayContaining(['lastName', 'dni', 'siteId', 'areaId']));
  for (const free of ['managerId', 'position', 'email', 'phone', 'effectiveFrom'])
    expect(missing).not.toContain(free);
});

test('a conflict shows only what differs, as people read it', () => {
  const mine = {
    ...form.values(person),
    hireDate: '2021-02-03',
    siteId: 2,
    areaId: 5,
    managerId: '' as const,
    effectiveFrom: '2030-01-01',
  };
  expect(form.conflict(mine, person)).toEqual([
    { name: 'hireDate', label: 'Fecha de ingreso', mine: '03/02/2021', stored: '01/01/2020' },
    { name: 'areaId', label: 'Área', mine: 'Área 5', stored: 'Área 3' },
    { name: 'managerId', label: 'Responde a', mine: 'A nadie', stored: 'Persona 4' },
    { name: 'siteId', label: 'Sede', mine: 'Sede 2', stored: 'Sede 1' },
  ]);
});
