import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a pressed point shows what is due at that door, a card shows its point', async ({ page }) => {
  await signInAs(page, 'jefe', '/orders/map');
  const map = page.getByRole('region', { name: 'Mapa de entregas pendientes' });
  const group = map.getByRole('button', { name: /^Grupo de / }).first();
  const size = Number(await group.textContent());
  expect(size).toBeGreaterThan(1);
  await group.click();
  const point = map.getByRole('button', { name: /: (pedido P-|\d+ pedidos)/ }).first();
  await point.click();
  await expect(point).toHaveAttribute('aria-current', 'true');
  const customer = ((await point.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  await expect(page.getByRole('heading', { level: 2, name: customer }).first()).toBeInViewport();

  // Other stories deliver meanwhile, and what is delivered leaves the map.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Ver .* en el mapa$/ })
      .last()
      .click();
    const chosen = map.locator('[aria-current]');
    await expect(chosen).toHaveCount(1, { timeout: 2000 });
    await expect(chosen).toBeInViewport({ timeout: 2000 });
  }).toPass();
});
