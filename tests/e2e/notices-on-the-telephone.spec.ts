import { callServer, openSession } from './support/callServer';
import { deliver, letPush, press, shownBy, watchedWorker } from './support/pushingBrowser';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test.use({ viewport: { width: 390, height: 844 } });

const here = { name: 'En este dispositivo', exact: true };

test('asked for on a telephone, a notice is shown with the page closed, and leads to what it is about', async ({
  page,
  context,
}) => {
  await letPush(context);
  await signInAs(page, 'jefe', '/notifications');
  const device = page.getByRole('switch', here);
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();

  await test.step('what does not interest here is left to the bell', async () => {
    const wall = page.getByRole('switch', {
      name: 'Publicaciones nuevas del muro: en este dispositivo',
    });
    await wall.click();
    await expect(wall).not.toBeChecked();
    await page.reload();
    await expect(wall).not.toBeChecked();
    await expect(device).toBeChecked();
  });

  await test.step('what comes is shown, and pressed it opens in the page that is there', async () => {
    const worker = await watchedWorker(context);
    const notice = {
      title: 'Aprobaciones',
      body: 'Hay solicitudes que esperan tu decisión.',
      link: '/workflow',
      tag: 'approvals.waiting /workflow',
    };
    await deliver(page, JSON.stringify(notice));
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    const [shown] = await shownBy(worker);
    expect(shown).toMatchObject({
      title: notice.title,
      options: { body: notice.body, tag: notice.tag, data: notice.link },
    });
    await press(worker);
    await expect(page).toHaveURL(/\/workflow$/);
  });

  await test.step('what is no notice of ours still says something, and leads nowhere else', async () => {
    const worker = await watchedWorker(context);
    await deliver(page, 'no JSON');
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    expect((await shownBy(worker))[0]).toMatchObject({ options: { data: '/notifications' } });
    await deliver(page, JSON.stringify({ title: 'x', body: 'x', link: 'https://evil.example/' }));
    await expect.poll(() => shownBy(worker)).toHaveLength(2);
    await press(worker);
    await expect(page).toHaveURL(/\/notifications$/);
  });

  await test.step('whoever leaves is told nothing more here', async () => {
    await page.getByRole('button', { name: 'Mi cuenta' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => sessionStorage.getItem('story-subscribed'))).toBe('no');
    await signInAs(page, 'jefe', '/notifications');
    await expect(page.getByRole('switch', here)).not.toBeChecked();
  });
});

/** A Monday some months ahead, where nothing of the demo stands and no day of this year has lapsed yet. */
function farMonday(): Date {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 130);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day;
}
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

test('after asking for something one line offers it, once', async ({ page, context, address }) => {
  await letPush(context);
  const session = await openSession(address, 'jefe');
  const { rows } = await callServer<{ rows: { id: number; name: string }[] }>(
    address,
    'licencia.listarTipos',
    {},
    session,
  );
  const typeId = rows.find(({ name }) => name === 'Vacaciones')?.id;
  const fromDay = farMonday();
  const toDay = new Date(fromDay.getTime() + 6 * 86_400_000);
  const asked = { typeId, fromDay: isoDay(fromDay), toDay: isoDay(toDay) };
  const { id } = await callServer<{ id: number }>(address, 'licencia.pedir', asked, session);
  await signInAs(page, 'jefe', `/holidays/leave/${id}`);
  const offer = page.getByRole('complementary', { name: 'Avisos en este dispositivo' });
  await offer.getByRole('button', { name: 'No, gracias' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quién decide' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('where the browser does not let it, the page says so and what to do', async ({
  page,
  context,
  address,
}) => {
  // A browser with windows would ask; here somebody has said no.
  const browser = await context.newCDPSession(page);
  await browser.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: new URL(address).origin,
  });
  await signInAs(page, 'jefe', '/notifications');
  await expect(page.getByText(/tiene bloqueados los avisos/)).toBeVisible();
  await expect(page.getByRole('switch', here)).toHaveCount(0);
});
