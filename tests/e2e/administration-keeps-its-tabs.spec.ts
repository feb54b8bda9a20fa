import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('who administers goes through the pages of a group and the tabs stay where they are', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/parameters');
  const group = page.getByRole('navigation', { name: 'Tiempo' });
  await expect(group.getByRole('link', { name: 'Parámetros' })).toBeVisible();
  const names = await group.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  const first = await group.boundingBox();
  for (const name of names) {
    await group.getByRole('link', { name, exact: true }).click();
    await expect(group.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await group.getByRole('link').allTextContents()).toEqual(names);
    expect((await group.boundingBox())?.x).toBe(first?.x);
  }
});
