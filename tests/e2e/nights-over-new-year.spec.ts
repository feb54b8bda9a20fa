import { DateTime } from 'luxon';
import { callServer, openSession } from './support/callServer';
import { pressedAgain } from './support/pressedAgain';
import { publishWeek } from './support/publishWeek';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

const eve = DateTime.fromJSDate(storyNow()).endOf('year').startOf('day');
/** Rotations plan by themselves as far ahead as this at that moment. */
const begins = eve.startOf('week').minus({ weeks: 1 });
const monday = eve.startOf('week');
const week = monday.toFormat('yyyy-MM-dd');
interface Assignment {
  target: string;
  targetName: string;
  rotationName: string;
}

const NAME = 'Juárez, Delfina';

test('a site works nights for a year: the night of 31 December stands on that day, and ends in the next year', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const desk = await browser.newPage({
    baseURL: address,
    locale: 'es-AR',
    viewport: { width: 1440, height: 900 },
  });
  await signInAs(desk, 'rrhh', '/schedules/rotations');
  await desk.getByRole('button', { name: 'Nueva rotación' }).click();
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Noches de lunes a viernes');
  await desk.getByRole('button', { name: 'Poner Noche', exact: true }).click();
  await desk.getByRole('button', { name: '5 × 2' }).click();
  await desk.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(desk.getByText('1 semana desde el lunes · N N N N N — —')).toBeVisible();

  // The site's rotation until then ends the day before.
  const session = await openSession(address, 'rrhh');
  const { rows } = await callServer<{ rows: Assignment[] }>(
    address,
    'asignacionHorario.listar',
    { search: 'Casa central' },
    session,
  );
  const office = rows.find(({ target }) => target === 'site');
  if (!office) throw new Error('the site has no rotation');
  const { targetName: _whose, rotationName: _cycle, ...fields } = office;
  const toDay = begins.minus({ days: 1 }).toFormat('yyyy-MM-dd');
  await callServer(address, 'asignacionHorario.guardar', { ...fields, toDay }, session);

  await desk.goto('/schedules/assignments');
  await desk.getByRole('button', { name: 'Nueva asignación' }).click();
  await desk.getByRole('combobox', { name: 'Para' }).click();
  await desk.getByRole('option', { name: 'Una sede' }).click();
  await desk.getByRole('combobox', { name: 'Sede' }).click();
  await desk.getByRole('option', { name: 'Casa central' }).click();
  await desk.getByRole('combobox', { name: 'Rotación' }).click();
  await desk.getByRole('option', { name: 'Noches de lunes a viernes' }).click();
  for (const [label, day] of [
    ['Desde', begins],
    ['Hasta', begins.plus({ weeks: 52, days: -1 })],
  ] as const) {
    await desk.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await desk.keyboard.type(day.toFormat('ddMMyyyy'));
  }
  await desk.getByRole('combobox', { name: 'En los feriados' }).click();
  await desk.getByRole('option', { name: 'Se trabaja igual' }).click();
  await expect(
    desk.getByText(/^Va a planificar \d+ turnos de \d+ personas en borrador/),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Agregar', exact: true }).click();
  // Its name stands in the form too, which is being sent until it closes.
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByText('Noches de lunes a viernes').first()).toBeVisible();

  const found = `/schedules?semana=${week}&buscar=${encodeURIComponent('Juárez')}`;
  await pressedAgain(desk, () => desk.goto(found));
  const cell = (day: DateTime) =>
    desk.getByRole('gridcell', {
      name: new RegExp(`^${NAME}, ${day.setLocale('es').toFormat("cccc d 'de' LLLL")}:`),
    });
  await desk.getByRole('button', { name: 'Acciones' }).click();
  await desk.getByRole('menuitem', { name: 'Completar con rotaciones' }).click();
  await expect(cell(eve)).toHaveAccessibleName(/: Noche 22:00 a 06:00, borrador/);
  await expect(cell(eve.plus({ days: 1 }))).toHaveAccessibleName(/Noche 22:00 a 06:00, borrador/);
  await expect(cell(eve.plus({ days: 2 }))).toHaveAccessibleName(/: Franco/);

  await publishWeek(address, week, session);

  const phone = await browser.newPage({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const monthOf = (day: DateTime) => `/schedules/mine?mes=${day.toFormat('yyyy-MM')}`;
  const nights = phone.getByText('Noche, 22:00 a 06:00 del día siguiente');
  await signInAs(phone, 'empleado', monthOf(eve));
  // From Monday to the last day of the year.
  await expect(nights).toHaveCount(eve.weekday);
  await phone.goto(monthOf(eve.plus({ days: 1 })));
  await expect(nights).toHaveCount(5 - eve.weekday);
});
