import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('losing the network is told quietly, and the notice leaves by itself', async ({
  page,
  context,
  complaints,
}) => {
  // The worker lets a piece that was on its way end as its failed answer; its own script may be on its way too.
  complaints.allowOffline();
  await signInAs(page, 'jefe');
  // A piece that is still on its way when the network goes never comes, so this waits.
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  const banner = page.getByText('Estás sin conexión.');
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});
