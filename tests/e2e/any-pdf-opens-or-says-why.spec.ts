import { openBench } from './support/pdfBench/openBench';
import { pdfSamples } from './support/pdfSamples';
import { expect, test } from './support/story';

test('whatever file is opened shows its pages or says in words why it cannot', async ({
  page,
  address,
  complaints,
}) => {
  test.slow();
  // The library tells the console what it does about each of them.
  complaints.allow(/Warning: |Indexing all PDF objects|Unable to load font|getPages|Page/);
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
      left.push(request.url());
  });
  page.on('dialog', (dialog) => left.push(dialog.message()));
  for (const { name, bytes, shows } of await pdfSamples()) {
    await test.step(name, async () => {
      await openBench(page, address, bytes, '?lectura');
      const dialog = page.getByRole('dialog', { name: 'documento.pdf' });
      const first = dialog.getByRole('region', { name: /^Página .1.$/ });
      const told = dialog.getByRole('alert');
      await expect(first.or(told).first()).toBeVisible();
      if (shows) await expect(dialog.getByText(shows).first()).toBeVisible();
      else await expect(first.locator('canvas').first()).toBeVisible();
    });
  }
  expect(left).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
