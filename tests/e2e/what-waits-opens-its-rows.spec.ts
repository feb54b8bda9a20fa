import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { callServer, openSession } from './support/callServer';
import { expect, type RoleName } from './support/story';
import { test } from './support/walkPages';

interface Waiting {
  label: string;
  path: string;
  count: number;
}

const roles: RoleName[] = ['rrhh', 'sueldos', 'supervisor', 'jefe', 'empleado'];

/** Everything that the start page of a role counts, each with the page that it leads to. */
async function countedFor(address: string, role: RoleName): Promise<Waiting[]> {
  const session = await openSession(address, role);
  const { rows } = await callServer<{ rows: { label: string; path: string; waiting: number }[] }>(
    address,
    'resumen.contarPendientes',
    {},
    session,
  );
  return rows.map(({ label, path, waiting }) => ({ label, path, count: waiting }));
}

interface Closes {
  current: string;
  rows: { siteName: string; open: Waiting[] }[];
}

/** Everything that is open in a month of each site, as the page of closes counts it. */
const openIn = ({ rows }: Closes): Waiting[] =>
  rows.flatMap(({ siteName, open }) =>
    open.map(({ label, path, count }) => ({ label: `${label}, ${siteName}`, path, count })),
  );

/** A link to a list opens as many rows as were counted; a page that is no list shows them in its own way. */
async function opensItsRows(page: Page, { label, path, count }: Waiting): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Este enlace pedía/)).toHaveCount(0);
  if (!path.includes('filtro=')) return;
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages.getByRole('status'), `${label}: ${path}`).toContainText(
    new RegExp(` de ${count.toLocaleString('es-AR')}$`),
  );
}

for (const role of roles) {
  test(`each count of what waits for ${role} opens as many rows as it says`, async ({
    walkAs,
    address,
  }) => {
    const counted = await countedFor(address, role);
    expect(counted.length).toBeGreaterThan(0);
    for (const one of counted) {
      await test.step(`${one.label}: ${one.path}`, async () =>
        opensItsRows(await walkAs(role, one.path), one));
    }
  });
}

test('each count of what is open in a month opens as many rows as it says', async ({
  walkAs,
  address,
}) => {
  const session = await openSession(address, 'rrhh');
  const monthIn = (months: number, month: string) =>
    DateTime.fromISO(`${month}-01`).plus({ months }).toFormat('yyyy-MM');
  const last = await callServer<Closes>(address, 'cierre.listar', {}, session);
  const running = { month: monthIn(1, last.current) };
  const now = await callServer<Closes>(address, 'cierre.listar', running, session);
  const open = [...openIn(last), ...openIn(now)];
  expect(open.length).toBeGreaterThan(0);
  for (const one of open) {
    await test.step(`${one.label}: ${one.path}`, async () =>
      opensItsRows(await walkAs('rrhh', one.path), one));
  }
});

for (const role of roles) {
  test(`each kind of notice of ${role} leads to a page that shows what it speaks of`, async ({
    walkAs,
    address,
  }) => {
    const { rows } = await callServer<{ rows: { title: string; link: string | null }[] }>(
      address,
      'notificacion.listar',
      { size: 100 },
      await openSession(address, role),
    );
    // Links that differ in their numbers alone lead to pages of one kind.
    const kinds = new Map(
      rows.map(({ link, title }) => [link?.replaceAll(/\d+/g, '#'), { link, title }]),
    );
    for (const { link, title } of kinds.values()) {
      if (link === null) continue;
      await test.step(`${title}: ${link}`, async () => {
        const page = await walkAs(role, link);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/Este enlace pedía|No encontramos/)).toHaveCount(0);
      });
    }
  });
}
