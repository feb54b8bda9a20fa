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

for (const role of roles) {
  test(`each count of what waits for ${role} opens as many rows as it says`, async ({
    walkAs,
    address,
  }) => {
    const counted = await countedFor(address, role);
    expect(counted.length).toBeGreaterThan(0);
    for (const { label, path, count } of counted) {
      await test.step(`${label}: ${path}`, async () => {
        const page = await walkAs(role, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/Este enlace pedía/)).toHaveCount(0);
        const pages = page.getByRole('navigation', { name: 'Páginas' });
        // A page that is no list shows what waits in its own way.
        if (!path.includes('filtro=')) return;
        await expect(pages.getByRole('status'), `${label}: ${path}`).toContainText(
          new RegExp(` de ${count.toLocaleString('es-AR')}$`),
        );
      });
    }
  });
}
