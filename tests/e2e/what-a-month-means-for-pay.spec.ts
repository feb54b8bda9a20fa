import { DateTime } from 'luxon';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

interface Month {
  personId: number;
  notable: { day: string; overtime: string }[];
}

test('somebody reads on the telephone what their month means for pay, a late change of the month before, and all of it without network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allowOffline();
  await page.setViewportSize({ width: 390, height: 844 });
  const now = DateTime.fromJSDate(storyNow());
  const before = now.minus({ months: 1 });
  const month = now.toFormat('yyyy-MM');

  await signInAs(page, 'empleado', '/hours');
  const url = new URL(page.url()).origin;
  const employee = await openSession(url, 'empleado');
  const hours = await callServer<Month>(url, 'hora.obtenerMes', { month }, employee);
  const hr = await openSession(url, 'rrhh');
  const late = {
    personId: hours.personId,
    day: before.set({ day: 14 }).toFormat('yyyy-MM-dd'),
    figure: 'overtime50',
    minutes: 90,
    sign: 'add',
    reason: 'Se corrigió la fichada del 14.',
  };
  await callServer(url, 'cierre.cargarAjuste', late, hr);

  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await expect(page.getByText('Previstas').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué significa para el sueldo' })).toBeVisible();
  await expect(page.getByText('Una estimación con tu sueldo', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Ajuste de .*: \+1:30 de horas extra al 50 %$/)).toBeVisible();
  await expect(page.getByText('«Se corrigió la fichada del 14.»', { exact: false })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Qué significa para el sueldo' })).toBeVisible();
  await expect(page.getByText(/^Ajuste de .*: \+1:30/)).toBeVisible();
  await context.setOffline(false);
});
