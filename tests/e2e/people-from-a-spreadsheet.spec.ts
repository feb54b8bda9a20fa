import { makeCuil } from '../../contract/core/cuil';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { hireDay, shownDay } from './support/storyDays';

const heads = 'Legajo;Apellido;Nombre;DNI;CUIL;Fecha de nacimiento;Fecha de ingreso;Sede;Área;Rol';
const line = (docket: string, dni: string, area: string, born: string) =>
  `${docket};Historia;Alta ${docket};${dni};${makeCuil('27', dni)};${born};${shownDay(hireDay)};Planta de la historia;${area};Empleado`;
const file = [
  heads,
  line('H-1', '48900001', 'Envasado', '1/2/1990'),
  line('H-2', '48900002', 'Envasado', '31/02/1990'),
].join('\n');

test('people of a new site come in a spreadsheet, a wrong cell is corrected there, and their first passwords are handed over', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/users/import');
  const sheet = { name: 'altas.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Crear 1 sede y 1 área' }).click();
  await expect(page.getByRole('button', { name: 'Importar solo la válida' })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente error (1)' }).click();
  // The eye goes with the focus.
  await expect(page.locator(':focus')).toContainText('31/02/1990');
  await page.keyboard.press('Enter');
  const cell = page.getByRole('textbox', { name: 'Fecha de nacimiento, fila 3' });
  await cell.fill('28/02/1990');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await cell.press('Enter');
  await page.getByRole('button', { name: 'Importar 2' }).click();
  await expect(page.getByText('Se importaron 2 filas.')).toBeVisible();

  await page.getByRole('link', { name: 'Ver las personas' }).click();
  await page.getByRole('searchbox', { name: /Buscar por nombre/ }).fill('historia alta');
  // Other rows are coming: what was ticked among the old ones would not stay ticked.
  await expect(page).toHaveURL(/buscar=/);
  await settled(page);
  await expect(page.getByRole('gridcell', { name: 'H-2', exact: true })).toBeVisible();
  // Until those are all: choosing among rows that are about to change chooses nobody.
  await expect(page.getByRole('gridcell', { name: /^10\d\d$/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Elegir todas las filas de esta página' }).check();
  const chosen = page.getByRole('toolbar', { name: 'Filas elegidas' });
  await chosen.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('menuitem', { name: 'Entregar contraseñas' }).click();
  await expect(page.getByText('2 personas la reciben.')).toBeVisible();
  await page.getByRole('button', { name: 'Preparar talones' }).click();
  const slips = page.getByRole('list', { name: 'Talones' }).getByRole('listitem');
  await expect(slips).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
});
