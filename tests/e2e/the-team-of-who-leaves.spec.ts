import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { hireDay, leaveDay, typedDay, worksStill } from './support/storyDays';

interface Person {
  id: number;
  version: number;
  managerName: string | null;
}

const dated = { birthDate: '1990-05-02', hireDate: hireDay, areaId: 1 };
const named = { lastName: 'Relevo', position: null, email: null, phone: null };

test('whoever leaves is asked who goes on with their team, and the list keeps them apart', async ({
  page,
  address,
}) => {
  const admin = await openSession(address, 'admin');
  const make = (input: object) =>
    callServer<Person>(address, 'persona.crear', { ...dated, ...named, ...input }, admin);
  const boss = await make({
    firstName: 'Jefa',
    docket: 'R-1',
    dni: '48910001',
    cuil: '27489100016',
    managerId: null,
  });
  await make({
    firstName: 'Heredera',
    docket: 'R-2',
    dni: '48910002',
    cuil: '27489100024',
    managerId: null,
  });
  const worker = await make({
    firstName: 'Operaria',
    docket: 'R-3',
    dni: '48910003',
    cuil: '27489100032',
    managerId: boss.id,
  });
  await signInAs(page, 'admin', `/users/${boss.id}`);
  await page.getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('group', { name: 'Último día de trabajo' }).click();
  await page.keyboard.type(typedDay(leaveDay));
  await expect(page.getByText('1 persona a cargo: Relevo, Operaria')).toBeVisible();
  await page.getByRole('combobox', { name: 'Quién sigue' }).fill('relevo heredera');
  await page.getByRole('option', { name: /Relevo, Heredera/ }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Renuncia');
  await page.getByRole('button', { name: 'Dar de baja' }).last().click();
  await expect(page.getByRole('button', { name: 'Reactivar' })).toBeVisible();
  const moved = await callServer<Person>(address, 'persona.obtenerFicha', { id: worker.id }, admin);
  expect(moved.managerName).toBe('Relevo, Heredera');

  await page.getByRole('link', { name: 'Personas' }).first().click();
  await page.getByRole('searchbox', { name: /Buscar por nombre/ }).fill('relevo');
  await expect(page.getByText('Relevo, Heredera').first()).toBeVisible();
  await expect(page.getByText('Relevo, Jefa')).toHaveCount(worksStill ? 1 : 0);
  await page.getByRole('button', { name: /Quitar.*Activos|Activos/ }).click();
  await expect(page.getByText(/^Baja \d\d\/\d\d/)).toBeVisible();
});
