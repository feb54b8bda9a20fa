import type { Locator } from '@playwright/test';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, type RoleName } from './support/story';
import { test } from './support/walkPages';

const pages: [path: string, role: RoleName | null][] = [
  ['/login', null],
  ['/login?olvide=1', null],
  ['/verify', null],
  ['/verify', 'empleado'],
  ['/apply#demo-operario-de-deposito', null],
  ['/referrals', 'empleado'],
  ['/referrals', 'rrhh'],
  ['/referrals/mine', 'empleado'],
  ['/referrals/board', 'rrhh'],
  ['/referrals/all', 'rrhh'],
  ['/referrals/openings/1', 'empleado'],
  ['/referrals/openings/1/invite', 'empleado'],
  ['/referrals/openings/1/edit', 'rrhh'],
  ['/referrals/openings/new', 'rrhh'],
  ['/referrals/1', 'empleado'],
  ['/referrals/3', 'rrhh'],
  ['/referrals/4', 'rrhh'],
  ['/posts', 'rrhh'],
  ['/users', 'admin'],
  ['/users/chart', 'empleado'],
  ['/users/3', 'admin'],
  ['/users/3?ver=cuenta', 'admin'],
  ['/users/3?ver=sueldo', 'admin'],
  ['/users/3?ver=familia', 'admin'],
  ['/users/3?ver=historia', 'admin'],
  ['/users/3?ver=evaluaciones', 'admin'],
  ['/users/7', 'rrhh'],
  ['/users/7?ver=empleo', 'rrhh'],
  ['/users/7?ver=legajo', 'rrhh'],
  ['/users/7?ver=recibos', 'rrhh'],
  ['/users/7?ver=evaluaciones', 'supervisor'],
  ['/users/pay', 'rrhh'],
  ['/users/new', 'admin'],
  ['/users/import', 'admin'],
  ['/orders/locations/import', 'jefe'],
  ['/admin/roles', 'admin'],
  ['/admin/roles/1', 'admin'],
  ['/admin/roles/compare', 'admin'],
  ['/admin/sites', 'admin'],
  ['/admin/sites/2', 'admin'],
  ['/admin/sites/new', 'admin'],
  ['/admin/areas/1', 'admin'],
  ['/admin/audit', 'admin'],
  ['/admin/audit/1', 'admin'],
  ['/admin/sessions', 'admin'],
  ['/admin/jobs', 'admin'],
  ['/admin/jobs/chores', 'admin'],
  ['/admin/health', 'admin'],
  ['/admin/backups', 'admin'],
  ['/admin/settings', 'admin'],
  ['/admin/parameters', 'admin'],
  ['/admin/roles/new', 'admin'],
  ['/orders', 'operario'],
  ['/orders/list', 'jefe'],
  ['/orders/new', 'jefe'],
  ['/orders/stock', 'jefe'],
  ['/orders/products', 'jefe'],
  ['/orders/map', 'jefe'],
  ['/orders/customers', 'jefe'],
  ['/orders/products/1', 'jefe'],
  ['/orders/customers/1', 'jefe'],
  ['/orders/figures?dia=2026-11-20', 'jefe'],
  ['/orders/hola', 'jefe'],
  ['/receiving', 'jefe'],
  ['/receiving/new', 'jefe'],
  ['/receiving/suppliers', 'jefe'],
  ['/receiving/reorder', 'jefe'],
  ['/receiving/ahead', 'jefe'],
  ['/receiving/import', 'jefe'],
  ['/receiving/put-away', 'operario'],
  ['/receiving/2', 'jefe'],
  ['/receiving/5/receive', 'operario'],
  ['/sync/keys', 'admin'],
  ['/counters', 'jefe'],
  ['/counters/new', 'jefe'],
  ['/counters/accuracy', 'jefe'],
  ['/counters/due', 'jefe'],
  ['/counters/2', 'jefe'],
  ['/counters/2/count', 'operario'],
  ['/chats', 'empleado'],
  ['/chats/1', 'empleado'],
  ['/chats/channels', 'admin'],
  ['/chats/reports', 'admin'],
  ['/visits', 'jefe'],
  ['/visits/day', 'jefe'],
  ['/visits/map', 'jefe'],
  ['/visits/order', 'jefe'],
  ['/visits/figures', 'jefe'],
  ['/visits/new', 'jefe'],
  ['/visits/new?serie=1', 'jefe'],
  ['/visits/series', 'jefe'],
  ['/visits/series/1', 'jefe'],
  ['/visits/series/1/edit', 'jefe'],
  ['/visits/import', 'jefe'],
  ['/visits/purposes', 'jefe'],
  ['/visits/1', 'jefe'],
  ['/liquidations', 'sueldos'],
  ['/liquidations/3', 'sueldos'],
  ['/liquidations/3?ver=conceptos', 'sueldos'],
  ['/liquidations/3?ver=datos', 'sueldos'],
  ['/liquidations/3/people/129', 'sueldos'],
  ['/liquidations/banks', 'sueldos'],
  ['/liquidations/deposits', 'sueldos'],
  ['/liquidations/arca?mes=2026-10', 'sueldos'],
  ['/liquidations/concepts', 'sueldos'],
  ['/profile', 'empleado'],
  ['/holidays', 'empleado'],
  ['/holidays/new', 'empleado'],
  ['/holidays/leave/1', 'rrhh'],
  ['/holidays/team', 'supervisor'],
  ['/holidays/balances', 'rrhh'],
  ['/holidays/balances/7', 'rrhh'],
  ['/holidays/public', 'rrhh'],
  ['/holidays/settings', 'rrhh'],
  ['/loans', 'empleado'],
  ['/loans/new', 'empleado'],
  ['/loans/1', 'rrhh'],
  ['/loans/all', 'sueldos'],
  ['/loans/types', 'rrhh'],
  ['/schedules/mine', 'operario'],
  ['/schedules/shifts', 'rrhh'],
  ['/schedules/rotations', 'rrhh'],
  ['/schedules/assignments', 'rrhh'],
  ['/schedules/open', 'rrhh'],
  ['/documents', 'rrhh'],
  ['/documents', 'empleado'],
  ['/documents/types', 'rrhh'],
  ['/documents/requests', 'rrhh'],
  ['/documents/requests/people', 'rrhh'],
  ['/documents/1', 'rrhh'],
  ['/signed', 'rrhh'],
  ['/signed', 'empleado'],
  ['/signed/new', 'rrhh'],
  ['/signed/people', 'rrhh'],
  ['/signed/mine', 'rrhh'],
  ['/receipts', 'empleado'],
  ['/receipts/campaigns', 'rrhh'],
  ['/receipts/campaigns/1', 'rrhh'],
  ['/receipts/people', 'rrhh'],
  ['/receipts/people/1', 'rrhh'],
  ['/receipts/publish', 'rrhh'],
  ['/schedules', 'supervisor'],
  ['/hours', 'empleado'],
  ['/hours/team', 'supervisor'],
  ['/hours/overtime', 'supervisor'],
  ['/hours/bands', 'rrhh'],
  ['/hours/pay', 'rrhh'],
  ['/hours/bank', 'empleado'],
  ['/hours/bank/team', 'supervisor'],
  ['/hours/bank/agreements', 'rrhh'],
  ['/closes', 'rrhh'],
  ['/markings/now', 'empleado'],
  ['/markings/mine', 'empleado'],
  ['/markings/live', 'supervisor'],
  ['/markings/day', 'rrhh'],
  ['/markings', 'rrhh'],
  ['/markings/enter', 'rrhh'],
  ['/markings/import', 'rrhh'],
  ['/markings/clocks', 'rrhh'],
  ['/markings/credential', 'empleado'],
  ['/markings/kiosks', 'admin'],
  ['/kiosk', null],
  ['/news', 'rrhh'],
  ['/news/1', 'rrhh'],
  ['/news/enter', 'rrhh'],
  ['/news/types', 'rrhh'],
  ['/news/import', 'rrhh'],
  ['/news/mine', 'empleado'],
  ['/news/ask', 'empleado'],
  ['/holidays/calendar', 'rrhh'],
  ['/holidays/calendar?ver=anio', 'empleado'],
  ['/workflow', 'admin'],
  ['/workflow/delegations', 'supervisor'],
  ['/workflow/definitions', 'admin'],
  ['/workflow/definitions/new?tipo=profileChange', 'admin'],
  ['/requests', 'empleado'],
  ['/summary', 'empleado'],
  ['/summary', 'rrhh'],
  ['/notifications', 'rrhh'],
  ['/no-existe', 'jefe'],
  ['/posts?sin-permiso', 'jefe'],
];

// An element that is still fading in has neither its colours nor its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const all = process.env.ANDEN_TEST_ALL === '1';
const looks = all
  ? (['light', 'dark'] as const).flatMap((theme) => [
      { theme, width: 1440 },
      { theme, width: 390 },
    ])
  : [{ theme: 'light' as const, width: 1440 }];

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });

    for (const [path, role] of pages) {
      test(`axe finds nothing on ${path} as ${role ?? 'nobody'}`, async ({ walkAs }) => {
        const page = await walkAs(role, path);
        await settled(page);
        expect(await findings(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme}, with something open`, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing whatever stands over the page', async ({ page }) => {
      test.slow();
      await signInAs(page, 'rrhh', '/posts');
      await settled(page);
      const shows = async (open: Locator) => {
        await expect(open).toBeVisible();
        await settled(page);
        expect(await findings(page)).toEqual([]);
      };
      const shut = async (open: Locator) => {
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(0);
      };

      await page.getByRole('button', { name: 'Mi cuenta' }).hover();
      await shows(page.getByRole('tooltip'));
      await page.mouse.move(0, 0);

      for (const name of ['Mi cuenta', /^Notificaciones/, 'Reaccionar', /^Buscar/]) {
        await page.getByRole('button', { name }).first().click();
        await shows(page.getByRole('dialog'));
        await shut(page.getByRole('dialog'));
      }
      await page
        .getByRole('button', { name: /^Opciones de “/ })
        .first()
        .click();
      await shows(page.getByRole('menu'));
      await shut(page.getByRole('menu'));

      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      const composer = page.getByRole('dialog', { name: 'Nueva publicación' });
      await shows(composer);
      await composer.getByRole('textbox', { name: 'Título' }).fill('A medias');
      await composer.getByRole('radio', { name: 'Algunas sedes' }).check();
      await composer.getByRole('combobox', { name: 'Sedes' }).click();
      await shows(page.getByRole('listbox'));
      await page.keyboard.press('Escape');
      await composer.getByRole('button', { name: /^Elegir fecha/ }).click();
      await shows(page.getByRole('dialog', { name: 'Vence' }));
      await shut(page.getByRole('dialog', { name: 'Vence' }));
      await shut(composer);
      await shows(page.getByText(/^Lo que escribiste queda guardado/));
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await shows(composer.getByText(/^Recuperamos lo que/));
    });

    test('axe finds nothing in what a phone opens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAs(page, 'rrhh', '/posts');
      await page.getByRole('button', { name: 'Más' }).click();
      await expect(page.getByRole('dialog', { name: 'Todos los módulos' })).toBeVisible();
      await settled(page);
      expect(await findings(page)).toEqual([]);
    });
  });
}
