import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { openRun } from './support/payRun';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const TITLE = 'Sueldos con mutual';
const FEE = 'Cuota de la mutual';

interface People {
  rows: { id: number; name: string }[];
}

/** A deduction that no law orders: invented, and of everybody. */
async function bringFee(address: string) {
  const pay = await openSession(address, 'sueldos');
  await callServer(
    address,
    'conceptoSueldo.guardar',
    {
      ...{ code: 'MUTUAL', name: FEE, kind: 'deduction', runs: ['monthly'], bases: [] },
      ...{ position: 251, fromDay: '2020-01-01', formula: 'basico * 1%', asksConsent: true },
    },
    pay,
  );
  const asked = { filters: [{ field: 'docket', operator: 'is', value: '1009' }] };
  const { rows } = await callServer<People>(address, 'sueldo.listar', asked, pay);
  const [found] = rows;
  if (!found) throw new Error('the demo has nobody with the docket 1009');
  return found;
}

test('a record says what somebody pays to the union, and a deduction waits for what they agree to', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const { id, name } = await bringFee(address);
  await signInAs(page, 'rrhh', `/users/${id}?ver=sueldo`);
  await page.getByRole('button', { name: 'Cambiar sueldo y banco' }).click();
  const form = page.getByRole('dialog', { name: 'Sueldo y banco' });
  await form.getByRole('combobox', { name: 'Sindicato' }).click();
  await page.getByRole('option', { name: 'Aporte solidario' }).click();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardaron el sueldo y la cuenta')).toBeVisible();
  await page.goto(`/users/${id}?ver=historia`);
  await expect(page.getByRole('main').getByText('Sindicato: Aporte solidario')).toBeVisible();

  const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
  const payer = await (await browser.newContext({ baseURL: address, ...zone })).newPage();
  await payer.setViewportSize({ width: 1440, height: 900 });
  await signInAs(payer, 'sueldos', '/liquidations');
  await openRun(payer, { title: TITLE });
  await payer.getByRole('button', { name: 'Calcular' }).click();
  await payer.getByRole('alertdialog').getByRole('button', { name: 'Calcular' }).click();
  await expect(payer.getByText(`les falta el consentimiento para “${FEE}”`)).toBeVisible({
    timeout: 60_000,
  });
  const run = new URL(payer.url()).pathname;
  await payer.goto(`${run}?buscar=1009`);
  await payer.getByRole('main').getByText('1009').first().click();
  await expect(payer.getByRole('button', { name: /^Aporte solidario/ })).toBeVisible();
  await expect(payer.getByRole('button', { name: new RegExp(`^${FEE}`) })).toHaveCount(0);

  await payer.goto('/liquidations/consents');
  await payer.getByRole('button', { name: 'Nuevo consentimiento' }).click();
  const consent = payer.getByRole('dialog', { name: 'Nuevo consentimiento' });
  await consent.getByRole('combobox', { name: 'Persona' }).fill('1009');
  await payer.getByRole('option', { name: new RegExp(name.split(',')[0] ?? '') }).click();
  await consent.getByRole('combobox', { name: 'Concepto' }).click();
  await payer.getByRole('option', { name: FEE }).click();
  await consent.getByLabel('Nota').fill('Firmado en papel');
  await settled(payer);
  expect(await findings(payer)).toEqual([]);
  await consent.getByRole('button', { name: 'Agregar' }).click();
  await expect(payer.getByText('Consentimiento anotado')).toBeVisible();
  await expect(payer.getByRole('main').getByText(name).first()).toBeVisible();
  await payer.goto(run);
  await expect(payer.getByText('Cambiaron los consentimientos de 1 persona.')).toBeVisible();

  await payer.setViewportSize({ width: 390, height: 844 });
  await payer.goto('/liquidations/consents');
  await expect(payer.getByRole('main').getByText(FEE).first()).toBeVisible();
  await settled(payer);
  expect(await findings(payer)).toEqual([]);
  const wider = await payer.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
});
