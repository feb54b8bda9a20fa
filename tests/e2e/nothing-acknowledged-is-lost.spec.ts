import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callServer } from './support/callServer';
import { foundOrganisation, openFounderSession } from './support/foundOrganisation';
import { test } from './support/ownProduct';
import { isAlive, postmasterOf } from './support/processesOf';
import type { Product } from './support/startProduct';
import { expect } from './support/story';
import { startStoryProduct } from './support/storyProduct';
import { startWriters, type Writers } from './support/writers';

const CLIENTS = 8;
const EACH = 125;

const own = { ANDEN_DEMO: '0' };

test.setTimeout(180_000);
let dataDir = '';
let product: Product;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anden-kill-'));
  product = await startStoryProduct(dataDir, own);
  await foundOrganisation(product);
});
test.afterEach(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every title on the wall that the writers may have left there. */
async function titlesStored(url: string): Promise<string[]> {
  const session = await openFounderSession(url);
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const fields = { page, size: 200, search: 'Aviso' };
    const { rows } = await callServer<{ rows: { title: string }[] }>(
      url,
      'publicacion.listar',
      fields,
      session,
    );
    titles.push(...rows.map(({ title }) => title).filter((title) => /^Aviso \d+-\d+$/.test(title)));
    if (rows.length < 200) return titles;
  }
}

/** Eight clients write, and the story cuts in when a good part is written and a good part is not. */
async function cutInto({ goOn }: { goOn: boolean }): Promise<Writers> {
  const session = await openFounderSession(product.url);
  const writers = startWriters({ url: product.url, session, clients: CLIENTS, each: EACH, goOn });
  await expect
    .poll(() => writers.acknowledged.size, { timeout: 30_000, intervals: [20] })
    .toBeGreaterThan(200);
  return writers;
}

async function expectAllThere(url: string, writers: Writers): Promise<void> {
  const titles = await titlesStored(url);
  const stored = new Set(titles);
  expect([...writers.acknowledged].filter((title) => !stored.has(title))).toEqual([]);
  expect(titles).toHaveLength(stored.size);
  expect(titles.filter((title) => !writers.sent.has(title))).toEqual([]);
}

test('the server is killed while a thousand posts are written: the next start has all it answered for', async () => {
  const writers = await cutInto({ goOn: false });
  const orphan = postmasterOf(dataDir);
  product.child.kill('SIGKILL');
  await writers.done;
  expect(writers.acknowledged.size).toBeLessThan(CLIENTS * EACH);
  expect(isAlive(orphan)).toBe(true);

  product = await startStoryProduct(dataDir, own);
  await expectAllThere(product.url, writers);
  // And it goes on working as before.
  const fields = { title: 'Aviso de después', body: '', audience: { kind: 'all' } };
  const again = await openFounderSession(product.url);
  await callServer(product.url, 'publicacion.crear', fields, again);
});

test('PostgreSQL is killed while a thousand posts are written: the server mends itself and has all it answered for', async () => {
  const writers = await cutInto({ goOn: true });
  const before = postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');
  await writers.done;
  expect(writers.sent.size).toBe(CLIENTS * EACH);
  expect(product.child.exitCode, product.output()).toBeNull();
  // The first of the refused ones prove that the cut was felt, the later ones that it healed by itself.
  expect(writers.acknowledged.size).toBeLessThan(CLIENTS * EACH);
  await expect
    .poll(() =>
      openFounderSession(product.url).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(postmasterOf(dataDir)).not.toBe(before);
  await expectAllThere(product.url, writers);
});
