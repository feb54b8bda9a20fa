import { findings, settled } from './support/axe';
import { pdfFile } from './support/pdfFile';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test('Recursos Humanos sends a policy; two sign it on their phones, one of them in disagreement', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
  const desk = { baseURL: address, viewport: { width: 1440, height: 900 }, ...zone };
  const pocket = { baseURL: address, viewport: { width: 390, height: 844 }, ...zone };
  const title = 'Política de uso de celulares';

  const hr = await (await browser.newContext(desk)).newPage();
  await signInAs(hr, 'rrhh', '/signed/new');
  const input = hr.locator('input[type="file"]').first();
  await input.setInputFiles({
    name: 'falso.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no'),
  });
  await expect(hr.getByText('falso.pdf: No se puede leer ese PDF')).toBeVisible();
  await input.setInputFiles(
    await pdfFile('celulares.pdf', title, 'Página 2', 'Página 3', 'Página 4'),
  );
  await expect(hr.getByRole('button', { name: 'Quitar celulares.pdf' })).toBeVisible();
  await hr.getByLabel('Qué se firma').fill(title);
  for (const [last, name] of [
    ['Juárez', /^Juárez, Delfina/],
    ['Ríos', /^Ríos, Ignacio/],
  ] as const) {
    await hr.getByRole('combobox', { name: 'Personas' }).fill(last);
    await hr.getByRole('option', { name }).click();
  }
  const soon = new Date(storyNow().getTime() + 5 * 86_400_000).toLocaleDateString('es-AR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await hr.getByRole('group', { name: 'Hasta cuándo' }).click();
  await hr.keyboard.type(soon.replaceAll('/', ''));
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  await hr.getByRole('button', { name: 'Guardar y revisar' }).click();
  await expect(hr.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await hr.getByRole('button', { name: 'Enviar a firmar' }).click();
  await hr.getByRole('alertdialog').getByRole('button', { name: 'Enviar a firmar' }).click();
  await expect(hr.getByText('2 sin abrir')).toBeVisible({ timeout: 30_000 });
  await settled(hr);
  expect(await findings(hr)).toEqual([]);

  const sign = async (as: 'empleado' | 'operario', dissent: boolean) => {
    const phone = await (await browser.newContext(pocket)).newPage();
    await signInAs(phone, as, '/signed');
    await phone.getByRole('link', { name: new RegExp(title) }).click();
    await phone.getByRole('button', { name: 'Leer y firmar' }).click();
    await expect(phone.getByRole('dialog', { name: 'celulares.pdf' })).toBeVisible();
    const how = dissent ? 'Firmar en disconformidad' : 'Firmar';
    await phone.getByRole('button', { name: how, exact: true }).click();
    const ask = phone.getByRole('dialog', { name: how, exact: true });
    if (dissent) await ask.getByLabel('Por qué').fill('No me dieron un teléfono de la empresa');
    await ask.getByLabel('Tu contraseña').fill('equivocada');
    await ask.getByRole('button', { name: how, exact: true }).click();
    await expect(ask.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await settled(phone);
    expect(await findings(phone)).toEqual([]);
    await ask.getByLabel('Tu contraseña').fill('anden2026');
    await ask.getByRole('button', { name: how, exact: true }).click();
    await expect(phone.getByText(/^Listo: quedó firmado/)).toBeVisible();
    await settled(phone);
    expect(await findings(phone)).toEqual([]);
  };
  await sign('empleado', true);
  // Live, at the desk.
  await expect(hr.getByText('1 en disconformidad · 1 sin abrir')).toBeVisible();
  await sign('operario', false);
  await expect(hr.getByText('Completo')).toBeVisible();
  await hr.getByRole('link', { name: 'Ver cada firma' }).click();
  await expect(hr.getByRole('gridcell', { name: 'Juárez, Delfina', exact: true })).toBeVisible();
  await settled(hr);
  expect(await findings(hr)).toEqual([]);
  for (const context of browser.contexts()) await context.close();
});
