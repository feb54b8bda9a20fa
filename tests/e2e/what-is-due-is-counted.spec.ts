import { screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

test('what is due by its class is put into a count, talked about there, and how exact counts are is read by zone', async ({
  browser,
  page,
  address,
}) => {
  const desk = await screenOf(browser, address, 'jefe', '/counters');
  await desk.getByRole('link', { name: 'Por contar' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Por contar' })).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: 'Toca contar' })).toBeVisible();
  await desk.getByRole('link', { name: 'Contar lo que toca hoy' }).click();

  await expect(desk.getByRole('group', { name: /^Que toque contar hasta el/ })).toContainText(
    today.slice(0, 4),
  );
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Lo de hoy');
  await desk.getByRole('combobox', { name: 'Depósito' }).click();
  await desk.getByRole('option', { name: 'Depósito Rosario' }).click();
  await desk.getByRole('group', { name: 'Hasta cuándo' }).click();
  await desk.keyboard.type(typedDay(today));
  await expect(desk.getByText(/\d+ líneas?: \d+ productos? en \d+ ubicaci/)).toBeVisible();
  await desk.getByRole('button', { name: 'Empezar el conteo' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Lo de hoy' })).toBeVisible();
  await expect(desk.getByText('Quien está de turno, menos lo que movió')).toBeVisible();

  const talk = desk.getByRole('region', { name: 'Comentarios' });
  await talk.getByRole('textbox', { name: 'Tu comentario' }).fill('Empiecen por el fondo.');
  await talk.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(talk.getByText('Empiecen por el fondo.')).toBeVisible();

  await desk.goto('/counters/accuracy');
  await expect(desk.getByText(/^Coincidió el .+ % de \d+ líneas contadas/)).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Por zona' })).toContainText('A · Depósito Rosario');
  await expect(desk.getByRole('table', { name: 'Diferencias por causa' })).toContainText(
    'Se tomó de más o de menos',
  );
  await page.close();
});
