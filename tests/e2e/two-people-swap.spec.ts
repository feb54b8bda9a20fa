import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { publishWeek } from './support/publishWeek';
import { fillIn, signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';
import { storyNow } from './support/storyNow';

/** A Monday beyond what rotations plan ahead, whose week ends in its month. */
function laterMonday(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 63);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  while (day.getUTCDate() > 21) day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10);
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

interface Staff {
  rows: { id: number; name: string; username: string; managerName: string; areaName: string }[];
}
interface Shifts {
  rows: { id: number; name: string }[];
}

test('one asks a colleague on the phone, who agrees; who manages approves, and both work it so', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const monday = laterMonday();
  const wednesday = dayAfter(monday, 2);
  const planner = await openSession(address, 'rrhh');
  const ask = <T>(accion: string, input: object) =>
    callServer<T>(address, accion, { ...input }, planner);
  const { rows: staff } = await ask<Staff>('persona.administrar', { size: 200 });
  const own = staff.find(({ username }) => username === 'empleado');
  const colleague = staff.find(
    (one) =>
      one.username &&
      one.id !== own?.id &&
      one.areaName === own?.areaName &&
      one.managerName === own?.managerName,
  );
  if (!own || !colleague) throw new Error('nobody works beside them');
  const { rows: shifts } = await ask<Shifts>('turno.listar', {});
  const idOf = (name: string) => shifts.find((one) => one.name === name)?.id;
  const cell = (personId: number, day: string, name: string) => ({
    personId,
    day,
    shiftIds: [idOf(name)],
    seen: [],
  });
  await ask('horario.planificar', {
    cells: [cell(own.id, monday, 'Mañana'), cell(colleague.id, wednesday, 'Tarde')],
  });
  await publishWeek(address, monday, planner);

  const pocketOf = async () => {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      viewport: { width: 390, height: 844 },
    });
    return context.newPage();
  };
  const mine = `/schedules/mine?mes=${monday.slice(0, 7)}`;
  const phone = await pocketOf();
  await signInAs(phone, 'empleado', mine);
  // Stories that planned other weeks meanwhile gave them more of that shift.
  const said = DateTime.fromISO(monday).setLocale('es').toFormat("d 'de' LLLL");
  await phone.getByRole('button', { name: `Opciones: Lunes ${said}, Mañana` }).click();
  await phone.getByRole('menuitem', { name: 'Cambiar con alguien' }).click();
  await phone.getByRole('combobox', { name: 'Con quién' }).click();
  await phone.getByRole('option', { name: colleague.name }).click();
  await phone.getByRole('combobox', { name: 'Qué tomás a cambio' }).click();
  await phone
    .getByRole('option', { name: /: Tarde, 14:00 a 22:00$/ })
    .first()
    .click();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Pedir el cambio' }).click();
  const asked = phone
    .getByRole('listitem')
    .filter({ hasText: `Le pediste un cambio a ${colleague.name}` });
  await expect(asked).toContainText('Espera a tu colega');

  const other = await pocketOf();
  await other.goto(`/login?next=${encodeURIComponent(mine)}`);
  await fillIn(other, colleague.username, PASSWORD);
  const card = other.getByRole('listitem').filter({ hasText: 'Mañana 06:00–14:00' });
  await expect(card).toContainText('Espera tu respuesta');
  await settled(other);
  expect(await findings(other)).toEqual([]);
  await card.getByRole('button', { name: 'Aceptar' }).click();
  await expect(asked).toContainText('Espera aprobación');

  const boss = await browser.newPage({ baseURL: address, locale: 'es-AR' });
  await signInAs(boss, 'supervisor', '/workflow');
  const title = `Cambio de turno con ${colleague.name}, ${monday.split('-').reverse().join('/')}`;
  await boss.getByText(title).first().click();
  await expect(boss.getByText('Se cumplen con el cambio')).toBeVisible();
  await expect(boss.getByText(`${colleague.name} aceptó`)).toBeVisible();
  await boss.keyboard.press('a');
  await expect(boss.getByText(title)).toHaveCount(0);

  await expect(asked).toContainText('Aprobado');
  await expect(phone.getByText('Tarde, 14:00 a 22:00').first()).toBeVisible();
  await expect(other.getByText('Mañana, 06:00 a 14:00').first()).toBeVisible();
});
