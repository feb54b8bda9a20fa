import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a pressed point shows what is due at that door, a card shows its point', async ({ page }) => {
  await signInAs(page, 'jefe', '/orders/map');
  const map = page.getByRole('region', { name: 'Mapa de entregas pendientes' });
  const group = map.getByRole('button', { name: /^Grupo de / }).first();
  const size = Number(await group.textContent());
  expect(size).toBeGreaterThan(1);
  await group.click();
  const points = map.getByRole('button', { name: /: (pedido P-|\d+ pedidos)/ });
  const pressed = map.locator('[aria-current="true"]');
  await points.first().click();
  await expect(pressed).toHaveCount(1);
  const customer = ((await pressed.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  await expect(page.getByRole('heading', { level: 2, name: customer }).first()).toBeInViewport();

  await page
    .getByRole('button', { name: /^Ver .* en el mapa$/ })
    .last()
    .click();
  const chosen = map.locator('[aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toBeInViewport();
});
