import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { codeOf, pairingCode, scan } from './support/atTheDoor';
import { openSession } from './support/callServer';
import { writeCameraFile } from './support/cameraFile';
import { chromiumPath } from './support/chromiumPath';
import { keptWhole } from './support/keptWhole';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ keepsProgram: true });

const desk = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' } as const;

test('a tablet is paired, people punch at it by code and by PIN, also without network, until it is revoked', async ({
  page: kiosk,
  context,
  browser,
  address,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allowOffline();
  const desktop = await browser.newContext({ ...desk, baseURL: address });
  const admin = await desktop.newPage();
  await signInAs(admin, 'admin', '/markings/kiosks');
  await admin.getByRole('button', { name: 'Nuevo kiosco' }).click();
  await admin.getByRole('textbox', { name: 'Nombre' }).fill('Portón');
  await admin.getByRole('combobox', { name: 'Sede' }).click();
  await admin.getByRole('option').nth(1).click();
  await admin.getByRole('button', { name: 'Agregar', exact: true }).click();
  await admin.getByRole('button', { name: 'Emparejar Portón' }).click();
  const given = admin.getByLabel(/^Código /);
  const pairing = await given.innerText();

  await kiosk.goto('/kiosk');
  await kiosk.getByLabel('Código', { exact: true }).fill(pairing.toLowerCase());
  await kiosk.getByRole('button', { name: 'Emparejar', exact: true }).click();
  const ready = kiosk.getByRole('heading', { name: 'Mostrá tu código' });
  await expect(ready).toBeVisible();
  await expect(admin.getByText('Listo: la tableta quedó emparejada.')).toBeVisible();
  await admin.getByRole('button', { name: 'Listo', exact: true }).click();

  // On the telephone: one's own code, and a PIN for the day on which it is forgotten.
  const pocket = await browser.newContext({
    ...desk,
    baseURL: address,
    viewport: { width: 390, height: 844 },
  });
  const phone = await pocket.newPage();
  await signInAs(phone, 'operario', '/markings/credential');
  await expect(phone.getByRole('img', { name: 'Tu código para el kiosco' })).toBeVisible();
  await phone.getByRole('button', { name: 'Elegir PIN' }).click();
  await phone.getByLabel('PIN', { exact: true }).fill('4071');
  await phone.getByLabel('Repetilo').fill('4071');
  await phone.getByRole('button', { name: 'Guardar' }).click();
  await expect(phone.getByText('PIN guardado')).toBeVisible();
  // The code does not wait for the network, nor does the page.
  await keptWhole(phone);
  await pocket.setOffline(true);
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'Tu código para el kiosco' })).toBeVisible();
  await pocket.setOffline(false);
  const { docket } = await openSession(address, 'operario');

  const told = kiosk.getByRole('alert');
  await kiosk.getByRole('button', { name: 'Legajo y PIN' }).click();
  await kiosk.getByLabel('Legajo', { exact: true }).fill(String(docket));
  await kiosk.getByLabel('PIN', { exact: true }).fill('4071');
  await kiosk.getByRole('button', { name: 'Fichar' }).click();
  await expect(
    told.getByText(/^(Entrada|Salida|Vuelta de comer|Salida a comer) \d\d:\d\d$/),
  ).toBeVisible();
  await expect(ready).toBeVisible();
  await expect(told.getByText(/Entrada|Salida|Vuelta/)).toHaveCount(0);

  await scan(kiosk, await codeOf(address, 'empleado'));
  await expect(
    told.getByText(/(Entrada|Salida|Vuelta de comer|Salida a comer) \d\d:\d\d/),
  ).toBeVisible();
  await expect(told.getByText(/Entrada|Salida|Vuelta/)).toHaveCount(0);

  const shown = await codeOf(address, 'supervisor');
  await context.setOffline(true);
  await scan(kiosk, shown);
  await expect(kiosk.getByText('Guardada', { exact: true })).toBeVisible();
  await expect(kiosk.getByText(/1 fichada guardada/)).toBeVisible();
  await context.setOffline(false);
  await expect(kiosk.getByText(/1 fichada guardada/)).toHaveCount(0);
  // While the answer to a code is shown, the same code is no other touch.
  await expect(kiosk.getByText('Guardada', { exact: true })).toHaveCount(0);
  complaints.expect(/409/);
  await scan(kiosk, shown);
  await expect(told.getByText('Ese código ya se usó: esperá el siguiente.')).toBeVisible();
  await expect(told.getByText('Ese código ya se usó: esperá el siguiente.')).toHaveCount(0);

  await admin.getByRole('button', { name: 'Dar de baja Portón' }).click();
  await admin.getByRole('button', { name: 'Dar de baja', exact: true }).click();
  await expect(admin.getByText('Dado de baja')).toBeVisible();
  complaints.expect(/401/);
  await scan(kiosk, await codeOf(address, 'jefe'));
  await expect(kiosk.getByRole('heading', { name: 'Emparejar este kiosco' })).toBeVisible();
  await expect(kiosk.getByText(/ya no está emparejado/).first()).toBeVisible();
  await desktop.close();
  await pocket.close();
});

test('the camera of the tablet reads the code of a telephone', async ({ address }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'anden-camera-'));
  const film = path.join(folder, 'telephone.y4m');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const kiosk = await browser.newPage({ ...desk, baseURL: address });
    await kiosk.goto('/kiosk');
    const pairing = await pairingCode(address, 'Comedor');
    await kiosk.getByLabel('Código', { exact: true }).fill(pairing);
    await writeCameraFile(film, await codeOf(address, 'rrhh'));
    await kiosk.getByRole('button', { name: 'Emparejar', exact: true }).click();
    const taken = kiosk.getByRole('alert').getByText(/(Entrada|Salida|Vuelta) ?.*\d\d:\d\d/);
    const seen = () =>
      taken.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      );
    if (await seen()) return;
    // A code is good for half a minute: on a busy machine the telephone shows the next one.
    await writeCameraFile(film, await codeOf(address, 'rrhh'));
    await kiosk.reload();
    await expect(taken).toBeVisible();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
