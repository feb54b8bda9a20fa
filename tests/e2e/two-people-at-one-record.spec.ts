import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

type Person = Record<string, unknown> & { id: number };

/** A person's form sends these fields. */
const fields = [
  'id',
  'version',
  'lastName',
  'firstName',
  'docket',
  'dni',
  'cuil',
  'birthDate',
  'hireDate',
  'areaId',
  'managerId',
  'position',
  'email',
  'phone',
];

test('two people change one record: what only one touched stays, what both touched is asked', async ({
  page,
  address,
  complaints,
}) => {
  complaints.allow(/409/);
  const other = await openSession(address, 'admin');
  const docket = other.docket;
  const read = async () => {
    const asked = { search: String(docket), size: 1 };
    const { rows } = await callServer<{ rows: Person[] }>(
      address,
      'persona.administrar',
      asked,
      other,
    );
    return rows[0] as Person;
  };
  const change = async (changed: object) => {
    const now = await read();
    const sent = Object.fromEntries(fields.map((name) => [name, now[name]]));
    await callServer(address, 'persona.editar', { ...sent, ...changed }, other);
  };
  const { id } = await read();
  await signInAs(page, 'admin', `/users/${id}/edit`);
  const position = page.getByRole('textbox', { name: /^Puesto/ });
  const phone = page.getByRole('textbox', { name: /^Teléfono/ });
  await position.fill('Coordinación de turnos');
  await change({ phone: '+54 11 4555-0101' });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(
    page.getByText(/También queda lo que cambió .* mientras tanto: Teléfono/),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
  await expect(page.getByText('Coordinación de turnos').first()).toBeVisible();

  await page.goto(`/users/${id}/edit`);
  await expect(phone).toHaveValue('+54 11 4555-0101');
  await phone.fill('+54 11 4555-0202');
  await change({ phone: '+54 11 4555-0303', position: 'Coordinación' });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: /guardó cambios antes/ });
  await expect(dialog.getByText(/^Hace un momento/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /4555-0303/ }).check();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
  expect(await read()).toMatchObject({ phone: '+54 11 4555-0303', position: 'Coordinación' });
});
