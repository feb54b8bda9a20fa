import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, type RoleName, test } from './support/story';

const landing: Record<RoleName, [path: string, title: string]> = {
  admin: ['/users', 'Personas'],
  rrhh: ['/posts', 'Muro'],
  sueldos: ['/posts', 'Muro'],
  supervisor: ['/posts', 'Muro'],
  jefe: ['/orders', 'Pedidos'],
  operario: ['/orders', 'Pedidos'],
  empleado: ['/posts', 'Muro'],
};

const userKeys = [
  'DNI',
  'DOCKET',
  'EMAIL',
  'ID',
  'IMAGE_URL',
  'JWT',
  'NAME',
  'POSITION',
  'RATING',
  'WMS',
  'WMS_USER_ID',
];

const plainFlags = [
  'CHATS',
  'DOCUMENTS',
  'SIGNED',
  'RECEIPTS',
  'DISAGREEMENT',
  'SUMMARY',
  'RENDITIONS',
  'COUNTERS',
  'LOANS',
  'WORKFLOW',
  'REIMBURSEMENTS',
];
const passedFlags = ['VISITS', 'ADMIN', 'ORDERS', 'SYNC'];
const groups: Record<string, string[]> = {
  LIQUIDATION: ['APPROVE', 'SHOW'],
  REFERRALS: ['ALL', 'OWNER'],
  POSTS: ['CREATE', 'SHOW'],
  HOLIDAYS: ['APPROVE', 'CREATE'],
  MARKINGS: ['CREATE', 'SHOW'],
  NEWS: ['CREATE', 'SHOW', 'STATE'],
  SCHEDULES: ['CREATE', 'SHOW'],
  HOURS: ['CREATE', 'SHOW', 'STRIP'],
  PROFILE: ['EDIT'],
};

for (const [role, [path, title]] of Object.entries(landing) as [RoleName, [string, string]][]) {
  test(`${role} signs in, lands on ${path} and leaves the four items readable`, async ({
    page,
    baseURL,
  }) => {
    await signInAs(page, role);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const items = await storedItems(page);
    expect(Object.keys(items).sort()).toEqual(['CLIENT', 'CONFIG', 'ROLES', 'USER']);
    const user = items.USER as Record<string, unknown>;
    expect(Object.keys(user).sort()).toEqual(userKeys);
    expect(user).toMatchObject({
      WMS: baseURL,
      JWT: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/),
    });
    expect(items.CLIENT).toMatchObject({ url: baseURL });

    const roles = items.ROLES as Record<string, unknown>;
    expect(Object.keys(roles).sort()).toEqual(
      [...plainFlags, ...passedFlags, ...Object.keys(groups)].sort(),
    );
    for (const flag of plainFlags) expect([flag, typeof roles[flag]]).toEqual([flag, 'boolean']);
    for (const [group, names] of Object.entries(groups))
      expect(Object.keys(roles[group] as object).sort()).toEqual(names);
  });
}

test('a person who was going somewhere arrives there after signing in', async ({
  page,
  baseURL,
}) => {
  await page.goto('/profile');
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Usuario', { exact: true }).fill('empleado');
  await page.getByLabel('Contraseña', { exact: true }).fill('anden2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/profile`);
});
