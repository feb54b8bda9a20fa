import { findings, settled } from './support/axe';
import { openSession } from './support/callServer';
import { publishWeek } from './support/publishWeek';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** A Monday beyond what the demo has planned, and before what rotations plan ahead. */
function laterMonday(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 35);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

test('a shift, its rotation and whom it is for; told once it is published, on the phone', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const monday = laterMonday();
  const pocket = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await pocket.newPage();
  await signInAs(phone, 'empleado', '/schedules/mine');
  await expect(phone.getByRole('region', { name: 'Próximo turno' })).toContainText('09:00 a 18:00');
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.goto(`/schedules/mine?mes=${monday.slice(0, 7)}`);
  await expect(phone.getByText(/turnos publicados de este mes|turnos?\s·/)).toBeVisible();

  const desk = await browser.newPage({
    baseURL: address,
    locale: 'es-AR',
    viewport: { width: 1440, height: 900 },
  });
  await signInAs(desk, 'rrhh', '/schedules/shifts');
  await desk.getByRole('button', { name: 'Nuevo turno' }).click();
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Guardia');
  await desk.getByRole('textbox', { name: 'Sigla' }).fill('gua');
  for (const [label, hour] of [
    ['Empieza', '1000'],
    ['Termina', '1600'],
  ] as const) {
    await desk.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await desk.keyboard.type(hour);
  }
  await settled(desk);
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Agregar' }).click();
  await expect(desk.getByText(/^10:00 a 16:00 · 6 h de trabajo/)).toBeVisible();

  await desk.goto('/schedules/rotations');
  await desk.getByRole('button', { name: 'Nueva rotación' }).click();
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Guardias de lunes a viernes');
  await desk.getByRole('button', { name: 'Poner Guardia', exact: true }).click();
  await desk.getByRole('button', { name: '5 × 2' }).click();
  await expect(desk.getByRole('button', { name: 'viernes: Guardia' })).toBeVisible();
  await settled(desk);
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(desk.getByText('1 semana desde el lunes · GUA GUA GUA GUA GUA — —')).toBeVisible();

  await desk.goto('/schedules/assignments');
  await desk.getByRole('button', { name: 'Nueva asignación' }).click();
  await desk.getByRole('combobox', { name: 'Persona' }).fill('Juárez, Delfina');
  await desk.getByRole('option', { name: /Juárez, Delfina/ }).click();
  await desk.getByRole('combobox', { name: 'Rotación' }).click();
  await desk.getByRole('option', { name: 'Guardias de lunes a viernes' }).click();
  for (const [label, day] of [
    ['Desde', monday],
    ['Hasta', dayAfter(monday, 4)],
  ] as const) {
    await desk.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await desk.keyboard.type(day.split('-').reverse().join(''));
  }
  await desk.getByRole('combobox', { name: 'En los feriados' }).click();
  await desk.getByRole('option', { name: 'Se trabaja igual' }).click();
  await expect(desk.getByText(/^Va a planificar 5 turnos en borrador/)).toBeVisible();
  await settled(desk);
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(desk.getByText('Guardias de lunes a viernes').first()).toBeVisible();

  // A draft is nobody's but the planners'.
  const shift = phone.getByText('Guardia, 10:00 a 16:00');
  await expect(shift).toHaveCount(0);
  const session = await openSession(address, 'rrhh');
  await publishWeek(address, monday, session);
  // Only shifts of the month that is shown count: the week may go into the next one.
  const shown = [0, 1, 2, 3, 4].filter((at) => dayAfter(monday, at).startsWith(monday.slice(0, 7)));
  await expect(shift).toHaveCount(shown.length);
  await phone.goto('/notifications');
  await expect(phone.getByText(/^Publicaron tu horario/).first()).toBeVisible();
  await expect(phone.getByText(/Guardia 10:00–16:00/)).toBeVisible();
});
