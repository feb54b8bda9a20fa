import { type PunchKind, punchVerbs } from '@contract/markings/punch';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test('a punch made elsewhere stands on the map of the day, beside a list that says the same', async ({
  page: boss,
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const pocket = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
    permissions: ['geolocation'],
    geolocation: { latitude: -34.9205, longitude: -57.9536, accuracy: 15 },
  });
  const phone = await pocket.newPage();
  await phone.clock.setSystemTime(storyNow());
  await signInAs(phone, 'empleado', '/markings/now');
  const session = await openSession(address, 'empleado');
  const { choices } = await callServer<{ choices: [PunchKind, ...PunchKind[]] }>(
    address,
    'fichada.obtenerEstado',
    {},
    session,
  );
  await phone.getByRole('button', { name: punchVerbs[choices[0]], exact: true }).click();
  await phone.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(phone.getByText(/marcada fuera de la sede\.$/)).toBeVisible();
  await pocket.close();

  await signInAs(boss, 'supervisor', '/markings/day');
  await boss.getByRole('link', { name: /afuera: ver el mapa$/ }).click();
  // Where somebody was is in no address.
  await expect(boss).toHaveURL(/\/outside\?dia=\d{4}-\d\d-\d\d$/);
  const map = boss.getByRole('region', { name: 'Mapa de las fichadas afuera' });
  const list = boss.getByRole('list', { name: 'Fichadas afuera' });
  await expect(list.getByText(/, a [\d.,]+ km$/).first()).toBeVisible();
  await list
    .getByRole('button', { name: /^Ver en el mapa/ })
    .first()
    .click();
  await map
    .getByRole('button', { name: /, a [\d.,]+ km$/ })
    .first()
    .click();
  await expect(boss.getByText('Distancia a la sede')).toBeVisible();
  await boss.goBack();
  await list
    .getByRole('link', { name: /^Abrir la/ })
    .first()
    .click();
  await expect(boss.getByText('Distancia a la sede')).toBeVisible();
});
