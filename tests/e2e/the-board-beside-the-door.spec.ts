import type { PunchKind } from '@contract/markings/punch';
import { punchRecord } from '@contract/markings/punchRecord';
import { codeOf, pairingCode, scan } from './support/atTheDoor';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

const groups: Record<PunchKind, string> = {
  in: 'Adentro',
  breakOut: 'Comiendo',
  breakIn: 'Adentro',
  out: 'Ya salieron',
};

test('who passes the kiosk moves on the board of their supervisor by itself', async ({
  page: kiosk,
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const desk = await browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    baseURL: address,
  });
  const board = await desk.newPage();
  // Its clock stands still: what it asks again by the minute is not what is looked at.
  await board.clock.setFixedTime(storyNow());
  await signInAs(board, 'supervisor', '/markings/live');
  await expect(board.getByText(/adentro, |Hoy no se espera a nadie/)).toBeVisible();

  await kiosk.goto('/kiosk');
  const pairing = await pairingCode(address, 'Puerta');
  await kiosk.getByLabel('Código', { exact: true }).fill(pairing);
  await kiosk.getByRole('button', { name: 'Emparejar', exact: true }).click();
  await expect(kiosk.getByRole('heading', { name: 'Mostrá tu código' })).toBeVisible();
  await scan(kiosk, await codeOf(address, 'empleado'));
  await expect(kiosk.getByRole('alert').getByText(/ \d\d:\d\d$/)).toBeVisible();

  const session = await openSession(address, 'empleado');
  const own = await callServer<{ punches: { kind: PunchKind; at: string }[] }>(
    address,
    'fichada.obtenerEstado',
    {},
    session,
  );
  const month = { year: storyNow().getUTCFullYear(), month: storyNow().getUTCMonth() + 1 };
  const { personName } = await callServer<{ personName: string }>(
    address,
    'fichada.obtenerMes',
    month,
    session,
  );
  const { kind, at } = own.punches.at(-1) ?? { kind: 'in', at: '' };
  const clock = new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(at));
  const row = board
    .getByRole('list', { name: groups[kind] })
    .getByRole('listitem')
    .filter({ hasText: personName });
  await expect(row, punchRecord.shown.kind.labels[kind]).toContainText(`las ${clock}`);
  await desk.close();
});
