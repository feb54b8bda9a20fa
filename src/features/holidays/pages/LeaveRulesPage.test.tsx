import { act, screen, waitFor, within } from '@testing-library/react';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { holidays } from '../index';

const area = { areaId: 5, areaName: 'Comercial', siteName: 'Rosario', staff: 9 };
const block = {
  id: 3,
  version: 2,
  siteId: null,
  areaId: 5,
  fromDay: '2027-12-10',
  toDay: '2027-12-24',
  reason: 'Temporada alta',
  place: 'Comercial (Rosario)',
};
let sent: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

const stale = (current: object) => ({
  status: 409,
  body: { code: 'conflicto_version', message: 'x', detail: { current } },
});

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'licencia.listarTipos') return { body: { rows: [], edits: true } };
    if (accion === 'licencia.listarBloqueos') return { body: { rows: [block] } };
    if (accion === 'licencia.listarDotaciones')
      return { body: { rows: [{ ...area, people: null, version: null }] } };
    if (accion === 'organizacion.obtener')
      return {
        body: { sites: [{ id: 2, name: 'Rosario' }], areas: [{ id: 5, name: 'Comercial' }] },
      };
    if (!accion.startsWith('licencia.guardar')) return { status: 404, body: { code: 'x' } };
    const input = JSON.parse(body);
    sent.push(input);
    if (accion === 'licencia.guardarDotacion')
      return input.version === 4
        ? { body: { ok: true } }
        : stale({ areaId: 5, people: 6, version: 4 });
    return input.version === 3 ? { body: block } : stale({ ...block, areaId: null, version: 3 });
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
});

const open = (roles: Record<string, unknown> = { HOLIDAYS: true }) =>
  renderApp([holidays], { path: '/holidays/settings', server: server.url, roles });

test('a minimum that somebody set meanwhile is shown, and mine goes over it', async () => {
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar el mínimo de Comercial' }));
  expect(await screen.findByRole('textbox', { name: /^Personas que tienen/ })).toHaveFocus();
  await user.keyboard('4');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(
    await screen.findByRole('radiogroup', { name: 'Personas que tienen que estar' }),
  ).toHaveTextContent(/4.*6/);
  await keepMine(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { areaId: 5, people: 4, version: null },
    { areaId: 5, people: 4, version: 4 },
  ]);
  close();
});

test('where blocked dates hold is sent with them, and stays as somebody else just set it', async () => {
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Editar el bloqueo del 10/12/2027' }));
  await user.type(await screen.findByRole('textbox', { name: /^Motivo/ }), ' y balance');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/También queda lo que cambió otra persona.*Dónde/)).toBeVisible();
  const reason = 'Temporada alta y balance';
  expect(sent).toMatchObject([
    { version: 2, siteId: null, areaId: 5, reason },
    { version: 3, siteId: null, areaId: null, reason },
  ]);
  close();
});

test('who administers the settings reaches the rules without having leave, and nothing else of it', async () => {
  const { router, close } = open({ ADMIN: { settings: true } });
  expect(await screen.findByRole('button', { name: /^Editar el bloqueo/ })).toBeInTheDocument();
  // The way to the rest is that of the administration, as on its other pages.
  const tabs = within(screen.getByRole('navigation', { name: 'Tiempo' }));
  expect(tabs.getByRole('link', { name: 'Licencias' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Feriados' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Vacaciones y licencias' })).toBeNull();
  await act(() => router.navigate('/holidays'));
  expect(await screen.findByText('Tu rol no incluye esta página')).toBeInTheDocument();
  close();
});
