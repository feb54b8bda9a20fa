import { randomBytes } from 'node:crypto';
import { approveOpened } from './support/approveOpened';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { hireDay, leaveDay } from './support/storyDays';

interface Rows {
  roles: { id: number; name: string }[];
}
interface Places {
  areas: { id: number; siteId: number }[];
}
interface Saved {
  id: number;
  version: number;
}

const position = 'Pañolera de prueba';

test('an opening is told on the wall, its hire waits for another person, and a former worker keeps their file', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const admin = await openSession(address, 'admin');
  const hr = await openSession(address, 'rrhh');
  const { roles } = await callServer<Rows>(address, 'definicion.listar', {}, admin);
  const roleId = roles.find(({ name }) => name === 'Liquidación de sueldos')?.id;
  await callServer(
    address,
    'definicion.guardar',
    {
      ...{ type: 'referralHire', name: 'Con bono', selfApproval: false, active: true },
      conditions: [{ field: 'bonus', operator: 'atLeast', value: 50_000 }],
      steps: [
        {
          ...{ mode: 'any', resolvers: [{ kind: 'role', roleId }], hours: null },
          ...{ onDeadline: 'remind', escalateTo: null },
        },
      ],
    },
    admin,
  );
  const { areas } = await callServer<Places>(address, 'organizacion.obtener', {}, admin);
  const [area] = areas;
  const former = await callServer<Saved>(
    address,
    'persona.crear',
    {
      ...{ firstName: 'Nina', lastName: 'Historia', docket: 'ANTES-1', areaId: area?.id },
      ...{ dni: '48930001', cuil: '27489300015', birthDate: '1990-05-02', hireDate: hireDay },
      ...{ managerId: null, position: null, email: null, phone: null },
    },
    admin,
  );
  const { id: personId, version } = former;
  const left = { id: personId, version, leaveDate: leaveDay, reason: 'Se mudó' };
  await callServer(address, 'persona.darDeBaja', left, admin);
  const opening = await callServer<Saved>(
    address,
    'busqueda.guardar',
    {
      ...{ position, siteId: area?.siteId, places: 1, until: '2030-12-31', keepMonths: 6 },
      ...{ text: 'Cuidar el pañol, a la mañana.', open: true },
      ...{ bonusHired: '80000.00', bonusLater: null, bonusMonths: null },
    },
    hr,
  );

  const desk = await screenOf(browser, address, 'rrhh', `/referrals/openings/${opening.id}`);
  await desk.getByRole('button', { name: 'Contarlo en el muro' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Contarlo' }).click();
  await expect(desk.getByRole('link', { name: 'Ver en el muro' })).toBeVisible();

  const phone = await screenOf(browser, address, 'empleado', '/posts', pocket);
  await phone
    .getByRole('article', { name: `Buscamos: ${position}` })
    .getByRole('link', { name: 'Ver de qué se trata' })
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: position })).toBeVisible();
  await phone.getByRole('button', { name: 'Ver mi enlace y mi QR' }).click();
  const link = await phone.getByRole('link', { name: /\/apply#/ }).getAttribute('href');
  await callServer(address, 'postulacion.enviar', {
    ...{ code: new URL(link ?? '').hash.slice(1), ownCode: randomBytes(16).toString('base64url') },
    ...{ firstName: 'Nina', lastName: 'Historia', email: 'nina@correo.example' },
    ...{ phone: '011 5555-1234', message: '', consent: true },
  });

  await desk.goto('/referrals/board');
  await desk.getByRole('link', { name: /Historia, Nina/ }).click();
  await desk.getByRole('button', { name: 'Pasar a proceso' }).click();
  await desk.getByRole('button', { name: 'Contratar' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Ingresa el' }).getByRole('spinbutton').first().click();
  await desk.keyboard.type('31122030');
  await dialog.getByRole('button', { name: 'Contratar' }).click();
  await expect(desk.getByText('Espera aprobación para ingresar el 31/12/2030.')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Dar de alta su legajo' })).toHaveCount(0);

  const pay = await screenOf(browser, address, 'sueldos', '/workflow');
  await pay.getByText(new RegExp(position)).first().click();
  await expect(pay.getByText(/80\.000,00 al ingresar/)).toBeVisible();
  await expect(pay.getByText(/Nina/)).toHaveCount(0);
  await approveOpened(pay);

  // The desk learns it without reloading, and so does the wall that the opening is full.
  await expect(desk.getByText('Contratada', { exact: true })).toBeVisible({ timeout: 30_000 });
  await phone.goto('/posts');
  await expect(phone.getByRole('article').first()).toBeVisible();
  await expect(phone.getByRole('article', { name: `Buscamos: ${position}` })).toHaveCount(0);

  await desk.getByRole('button', { name: 'Ya tuvo legajo' }).click();
  await desk.getByRole('textbox', { name: 'CUIL' }).fill('27-48930001-5');
  await desk.getByRole('button', { name: 'Vincular su legajo' }).click();
  await expect(desk.getByText(/reactivalo en su ficha/)).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Dar de alta su legajo' })).toHaveCount(0);
  await desk.getByRole('link', { name: 'Abrir su legajo' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /Historia, Nina/ })).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
