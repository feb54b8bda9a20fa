import { get, type IncomingMessage } from 'node:http';
import { settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

// The limit is for browsers that get no better compression: with it, the load is an eighth less.
const MOST = 105_000;

/** The body as it travels: not decoded. */
function wire(url: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }));
    };
    get(url, { headers: { 'accept-encoding': 'gzip' } }, read).on('error', reject);
  });
}

test('the sign-in page loads at most 105 kB of gzipped JavaScript', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) scripts.add(response.url());
  });
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.locator('.login-static')).toHaveCount(0);
  const sizes = await Promise.all([...scripts].map(wire));
  // Smaller files are not worth it.
  const large = sizes.filter(({ bytes }) => bytes > 1024);
  expect(large.map(({ encoding }) => encoding)).toEqual(large.map(() => 'gzip'));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(total).toBeGreaterThan(40_000);
  expect(total).toBeLessThanOrEqual(MOST);
});

test('the wall opened again on a telephone needs at most 400 kB of gzipped JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'empleado', '/posts');
  const again = await page.context().newPage();
  const scripts = new Set<string>();
  again.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) scripts.add(response.url());
  });
  await again.goto('/posts');
  await settled(again);
  const sizes = await Promise.all([...scripts].map(wire));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThanOrEqual(400_000);
});

test('what travels compressed is what was built', async ({ request }) => {
  const plain = await request.get('/login.css', { headers: { 'accept-encoding': 'identity' } });
  const small = await request.get('/login.css', { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(small.headers()['content-encoding']).toBe('gzip');
  expect(await small.text()).toBe(await plain.text());
});

test('what carries a hash in its name is compressed and kept for good; the rest is asked again', async ({
  page,
  request,
}) => {
  const assets = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) assets.add(response.url());
  });
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.locator('.login-static')).toHaveCount(0);
  expect(assets.size).toBeGreaterThan(0);
  for (const url of assets) {
    const headers = (await request.get(url)).headers();
    expect([url, headers['cache-control']]).toEqual([url, 'public, max-age=31536000, immutable']);
  }
  for (const path of ['/login.css', '/login-early.js']) {
    const headers = (await request.get(path)).headers();
    expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
  }
});
