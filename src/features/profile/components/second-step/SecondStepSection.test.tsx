import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../../../tests/support/renderApp';
import { startServer } from '../../../../../tests/support/startServer';
import { profile } from '../../index';

const key = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Austral:ana?secret=JBSWY3DPEHPK3PXP' };
const codes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
let since: string | null = null;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'usuario.sesiones') return { body: { rows: [] } };
    if (accion === 'usuario.segundoPaso') {
      return { body: { since, codesLeft: since ? codes.length : 0 } };
    }
    if (accion === 'usuario.prepararSegundoPaso') return { body: key };
    if (accion !== 'usuario.activarSegundoPaso') return { status: 404, body: {} };
    if (!body.includes('123456')) {
      const fields = { codigo: 'Ese código no coincide.' };
      return { status: 422, body: { code: 'datos_invalidos', message: 'Revisá.', fields } };
    }
    since = '2026-11-21T10:00:00.000Z';
    return { body: { codes } };
  });
});
afterAll(() => server.stop());

test('goes from the password to the key, from a right code to what rescues', async () => {
  const { user } = renderApp([profile], { path: '/profile', server: server.url });
  await user.click(await screen.findByRole('button', { name: 'Activar' }));
  const ask = await screen.findByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  await user.type(within(ask).getByLabelText('Contraseña'), 'anden2026{Enter}');
  const scan = await screen.findByRole('dialog', { name: 'Cargá la clave en tu aplicación' });
  expect(within(scan).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(within(scan).getByRole('link', { name: 'abrila desde acá' })).toHaveAttribute(
    'href',
    key.uri,
  );
  const code = within(scan).getByLabelText('Código que muestra la aplicación');
  await user.type(code, '000000{Enter}');
  expect(await within(scan).findByText('Ese código no coincide.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  const saved = await screen.findByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
  expect(
    within(saved)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  await user.click(within(saved).getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByText(/Activa desde el 21\/11\/2026; quedan 2 códigos/)).toBeVisible();
});
