import { DateTime } from 'luxon';
import { callServer, openSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

interface Month {
  personId: number;
}

test.use({ keepsProgram: true });

test('somebody reads on the telephone what their month means for pay, a late change of the month before, and all of it without network', async ({
  page,
  context,
  complaints,
  address,
}) => {
  test.setTimeout(240_000);
  complaints.allowOffline();
  await page.setViewportSize({ width: 390, height: 844 });
  const now = DateTime.fromJSDate(storyNow());
  const before = now.minus({ months: 1 });
  const month = now.toFormat('yyyy-MM');

  await signInAs(page, 'empleado', '/hours');
  const employee = await openSession(address, 'empleado');
  const hours = await callServer<Month>(address, 'hora.obtenerMes', { month }, employee);
  const hr = await openSession(address, 'rrhh');
  const late = {
    personId: hours.personId,
    day: before.set({ day: 14 }).toFormat('yyyy-MM-dd'),
    figure: 'overtime50',
    minutes: 90,
    sign: 'add',
    reason: 'Se corrigió la fichada del 14.',
  };
  await callServer(address, 'cierre.cargarAjuste', late, hr);

  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await expect(page.getByText('Previstas').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué significa para el sueldo' })).toBeVisible();
  await expect(page.getByText('Una estimación con tu sueldo', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Ajuste de .*: \+1:30 de horas extra al 50 %$/)).toBeVisible();
  await expect(page.getByText('«Se corrigió la fichada del 14.»', { exact: false })).toBeVisible();

  await keptWhole(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Qué significa para el sueldo' })).toBeVisible();
  await expect(page.getByText(/^Ajuste de .*: \+1:30/)).toBeVisible();
  await context.setOffline(false);
});
