import { callServer, openSession } from './support/callServer';
import { expect, type RoleName } from './support/story';
import { test } from './support/walkPages';

interface Waiting {
  label: string;
  path: string;
  count: number;
}

const roles: RoleName[] = ['rrhh', 'sueldos', 'supervisor', 'jefe', 'admin', 'empleado'];

/** Everything that the start page and the closes of a role count, each with the page that they lead to. */
async function countedFor(address: string, role: RoleName): Promise<Waiting[]> {
  const session = await openSession(address, role);
  const ask = <T>(accion: string, fields: object = {}) =>
    callServer<T>(address, accion, { ...fields }, session);
  const { rows } = await ask<{ rows: { label: string; path: string; waiting: number }[] }>(
    'resumen.contarPendientes',
  );
  const found = rows.map(({ label, path, waiting }) => ({ label, path, count: waiting }));
  if (role !== 'rrhh') return found;
  const { month, rows: sites } = await ask<{ month: string; rows: { siteId: number }[] }>(
    'cierre.listar',
  );
  for (const { siteId } of sites) {
    const { pending } = await ask<{ pending: Waiting[] }>('cierre.verPendientes', {
      siteId,
      month,
    });
    found.push(...pending);
  }
  return found;
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
        await expect(pages.getByRole('status')).toContainText(
          new RegExp(` de ${count.toLocaleString('es-AR')}$`),
        );
      });
    }
  });
}
