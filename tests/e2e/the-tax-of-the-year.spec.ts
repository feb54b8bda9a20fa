import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { calculateRun, openRun } from './support/payRun';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
const TITLE = 'Sueldos con ganancias';
/** No other story is paid in it, so that none is taxed. */
const MONTH = '2031-01-01';
const personal = ['taxExempt', 'taxSpecial', 'taxSpouse', 'taxChild', 'taxDisabledChild'];

/** A tenth of everything: invented, and plain to see. */
async function writeFigures(address: string) {
  const admin = await openSession(address, 'admin');
  for (const code of personal) {
    const fields = { code: `pay.${code}`, validFrom: MONTH, value: '100' };
    await callServer(address, 'parametro.guardar', fields, admin);
  }
  const pay = await openSession(address, 'sueldos');
  const scale = { code: 'ganancias', name: 'Ganancias', fromDay: MONTH, steps: '0; 0; 10' };
  await callServer(address, 'tablaSueldo.guardar', { ...scale, source: 'Inventada' }, pay);
}

test('from what somebody declared to the tax on their slip, each figure explained', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  await writeFigures(address);
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ baseURL: address, viewport, ...zone })).newPage();
  await signInAs(page, 'sueldos', '/income-tax');
  await page.getByRole('button', { name: 'Nueva deducción' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva deducción' });
  await form.getByRole('combobox', { name: 'Persona' }).fill('1009');
  await page.getByRole('option', { name: /Leiva/ }).click();
  await form.getByRole('combobox', { name: 'Qué se deduce' }).click();
  await page.getByRole('option', { name: 'Alquiler de su vivienda' }).click();
  await form.getByLabel('Importe por mes').fill('150000');
  await form.getByLabel('De quién o de qué').fill('Departamento de Rosario');
  await form.getByRole('group', { name: 'Desde el mes de' }).click();
  await page.keyboard.type('01012031');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('Deducción cargada')).toBeVisible();

  await page.goto('/liquidations');
  await openRun(page, { title: TITLE, payDay: '06012031', dockets: ['1009'] });
  await calculateRun(page);
  await expect(page.getByText(/no se retiene el impuesto a las ganancias/)).toHaveCount(0);
  await page.getByRole('main').getByText('1009').first().click();
  await expect(page.getByRole('button', { name: /^Impuesto a las ganancias/ })).toBeVisible();
  const declared = page.getByRole('button', { name: /^Ganancias: deducciones declaradas/ });
  await declared.click();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: /de dónde sale deducción/ }).click();
  await expect(page.getByRole('main').getByText('Departamento de Rosario')).toBeVisible();
});
