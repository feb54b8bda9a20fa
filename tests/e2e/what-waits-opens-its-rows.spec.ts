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

/** The links of notices that narrow a list, as documents send them. */
const noticeLinks = [
  '/documents?orden=expiresOn&filtro=validity:in:expiring,expired',
  '/documents/requests/people?filtro=requestId:in:1&entrega=1',
];

test('a list that a notice opens is narrowed and ordered as it says', async ({ walkAs }) => {
  for (const link of noticeLinks) {
    await test.step(link, async () => {
      const page = await walkAs('rrhh', link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Este enlace pedía/)).toHaveCount(0);
    });
  }
  const page = await walkAs('rrhh', noticeLinks[0] ?? '');
  await expect(page.getByRole('columnheader', { name: /^Vence/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
