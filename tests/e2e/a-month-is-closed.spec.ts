import type { Browser } from '@playwright/test';
import { DateTime } from 'luxon';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, type RoleName, test } from './support/story';
import { storyNow } from './support/storyNow';

async function deskOf(browser: Browser, address: string, role: RoleName, at: string) {
  const desk = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
  });
  const page = await desk.newPage();
  await signInAs(page, role, at);
  return page;
}

interface Told {
  id: number;
  version: number;
}

/** Something of that month that nobody decided. */
async function tell(address: string, day: string) {
  const session = await openSession(address, 'empleado');
  const { rows } = await callServer<{ rows: { id: number; code: string }[] }>(
    address,
    'tipoNovedad.listar',
    {},
    session,
  );
  const typeId = rows.find(({ code }) => code === 'ACA')?.id;
  const fields = { typeId, fromDay: day, toDay: day };
  const told = await callServer<Told>(address, 'novedad.avisar', fields, session);
  const { id, version } = told;
  const withdraw = { id, version, move: 'withdraw' };
  return { id, takeBack: () => callServer(address, 'novedad.cambiarEstado', withdraw, session) };
}

test('a month is closed with what is open in sight, refuses what comes late, and is reopened with a reason', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  // Before the demo's two years: nothing of it nor of other stories stands there.
  const month = DateTime.fromJSDate(storyNow()).startOf('month').minus({ months: 30 });
  const at = `/closes?mes=${month.toFormat('yyyy-MM')}`;
  const told = await tell(address, month.plus({ days: 13 }).toFormat('yyyy-MM-dd'));

  const hr = await deskOf(browser, address, 'rrhh', at);
  await hr.getByRole('link', { name: /^Casa central/ }).click();
  const months = hr.getByRole('table', { name: 'El mes en cada sede' });
  await months.getByRole('link', { name: '1 en Casa central: Novedad sin validar' }).click();
  await expect(hr.getByRole('heading', { name: 'Novedades', level: 1 })).toBeVisible();
  await expect(hr.getByText('1 a 1 de 1')).toBeVisible();
  await hr.goBack();

  await hr.getByRole('button', { name: 'Cerrar horas', exact: true }).click();
  const asked = hr.getByRole('alertdialog');
  await expect(asked).toContainText('Queda una cosa abierta');
  await asked.getByRole('button', { name: 'Cerrar las horas' }).click();
  await expect(hr.getByText('Horas: sello válido, nada cambió.')).toBeVisible();

  // The novelty that was left open is not validated any more.
  const late = await browser.newContext({ baseURL: address, locale: 'es-AR' });
  const refused = await late.newPage();
  await signInAs(refused, 'rrhh', `/news/${told.id}`);
  await refused.getByRole('button', { name: 'Validar' }).click();
  await refused.getByRole('alertdialog').getByRole('button', { name: 'Validar' }).click();
  await expect(refused.getByText(/está cerrado: cargalo como ajuste/).first()).toBeVisible();
  await late.close();

  await hr.getByRole('button', { name: 'Cargar un ajuste' }).click();
  const form = hr.getByRole('dialog');
  await form.getByRole('combobox', { name: 'De quién' }).fill('Juárez');
  await hr.getByRole('option', { name: /Juárez, Delfina/ }).click();
  await form.getByRole('group', { name: 'Día al que corresponde' }).click();
  await hr.keyboard.type(month.plus({ days: 13 }).toFormat('ddMMyyyy'));
  await form.getByRole('combobox', { name: 'Qué se ajusta' }).click();
  await hr.getByRole('option', { name: 'Ausencia o licencia' }).click();
  await form.getByLabel('Motivo').fill('La avisó tarde.');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form).toHaveCount(0);
  await hr.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(hr.getByText(/^Ajustes que cuentan en .*: 1$/)).toBeVisible();

  const admin = await deskOf(browser, address, 'admin', at);
  await admin.getByRole('link', { name: /^Casa central/ }).click();
  await admin.getByRole('button', { name: 'Reabrir horas' }).click();
  await admin.getByLabel('Motivo').fill('Faltaba validar una ausencia.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Reabrir las horas' }).click();
  await expect(admin.getByText('«Faltaba validar una ausencia.»')).toBeVisible();
  await admin.goto('/admin/audit');
  await expect(admin.getByText(/Reabrió el cierre de horas de/).first()).toBeVisible();

  // The month is left as it was found.
  await hr.getByRole('button', { name: /^Quitar el ajuste/ }).click();
  await hr.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(hr.getByText(/^Ajustes que cuentan en/)).toHaveCount(0);
  await told.takeBack();
});

test('one button closes the month of all three sites, after saying what each leaves open', async ({
  browser,
  address,
}) => {
  const month = DateTime.fromJSDate(storyNow()).startOf('month').minus({ months: 31 });
  const hr = await deskOf(browser, address, 'rrhh', `/closes?mes=${month.toFormat('yyyy-MM')}`);
  await hr.getByRole('button', { name: /^Cerrar horas de las tres/ }).click();
  const asked = hr.getByRole('dialog', { name: /^¿Cerrar las horas de/ });
  await expect(asked.getByText('Nada abierto')).toHaveCount(3);
  await asked.getByRole('button', { name: 'Cerrar las horas' }).click();
  await expect(hr.getByText(/^3 sedes: se cerraron las horas de/)).toBeVisible();
  const months = hr.getByRole('table', { name: 'El mes en cada sede' });
  await expect(months.getByText('Horas cerradas')).toHaveCount(3);
  await expect(hr.getByRole('button', { name: /^Cerrar horas/ })).toHaveCount(0);
});
