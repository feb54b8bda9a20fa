import { screen, waitFor, within } from '@testing-library/react';
import type { Employee } from '@/services/wms/generated/users.gen';
import { clock } from '@/utils/clock';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { users } from '../index';

const person: Employee = {
  id: 7,
  version: 3,
  docket: '1007',
  name: 'Núñez, Ana',
  firstName: 'Ana',
  lastName: 'Núñez',
  dni: '30111222',
  cuil: '27301112225',
  birthDate: '1983-04-05',
  hireDate: '2015-03-02',
  leaveDate: null,
  leaveReason: null,
  siteId: 1,
  siteName: 'Casa central',
  areaId: 3,
  areaName: 'Comercial',
  managerId: null,
  managerName: null,
  position: 'Analista',
  category: null,
  agreement: null,
  email: 'ana@anden.test',
  phone: null,
  address: null,
  rating: null,
  account: 'open',
  username: 'ana',
  imageUrl: '/fotos/persona-7',
};

type Refusal = { status: number; body: Record<string, unknown> };
let refusals: Refusal[] = [];
let sent: Record<string, unknown>[] = [];
let stored = person;
let server: Awaited<ReturnType<typeof startServer>>;

const organisation = {
  name: 'X',
  sites: [{ id: 1, name: 'Casa central', zone: 'z' }],
  areas: [{ id: 3, name: 'Comercial', siteId: 1 }],
};
const writes = ['persona.editar', 'persona.darDeBaja'];

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'organizacion.obtener') return { body: organisation };
    if (accion === 'persona.obtenerFicha') return { body: stored };
    if (accion === 'persona.obtenerPartes') {
      const { id, name } = stored;
      return { body: { id, name, own: false, keeps: true, parts: ['employment'] } };
    }
    if (accion === 'perfil.listarPedidos') return { body: { rows: [] } };
    if (!writes.includes(accion)) return { status: 404, body: { code: 'x', message: 'x' } };
    const input = JSON.parse(body);
    sent.push({ accion, ...input });
    const refusal = refusals.shift();
    if (refusal) return refusal;
    stored = { ...stored, ...input, version: input.version + 1 };
    return { body: stored };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  refusals = [];
  sent = [];
  stored = person;
});

const open = (path: string) =>
  renderApp([users], { path, server: server.url, roles: { ADMIN: true } });
const field = (name: string) => screen.findByRole('textbox', { name });

const savedFirst = (current: Employee): Refusal => ({
  status: 409,
  body: { code: 'conflicto_version', message: 'Otra persona guardó antes.', detail: { current } },
});

test('a wrong number is said beside its field before anything is sent', async () => {
  const { user, close } = open('/users/7/edit');
  const cuil = await field('CUIL');
  await user.clear(cuil);
  await user.type(cuil, '27301112226');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(cuil).toHaveAccessibleDescription('El dígito verificador no coincide.'),
  );
  expect(cuil).toBeInvalid();
  expect(sent).toEqual([]);
  close();
});

test('what only the server knows comes back to its field, with what was typed', async () => {
  refusals = [
    {
      status: 409,
      body: {
        code: 'conflicto',
        message: 'Ya existe.',
        fields: { docket: 'Otra persona tiene ese legajo.' },
      },
    },
  ];
  const { user, close } = open('/users/7/edit');
  const docket = await field('Legajo');
  await user.clear(docket);
  await user.type(docket, '1001');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(docket).toHaveAccessibleDescription('Otra persona tiene ese legajo.'));
  expect(docket).toHaveFocus();
  expect(docket).toHaveValue('1001');
  close();
});

test('when somebody saved first both are shown where they differ, and mine goes over theirs', async () => {
  const theirs = { ...person, version: 9, phone: '+54 11 5555-0000', position: 'Jefa' };
  refusals = [savedFirst(theirs)];
  const { user, router, close } = open('/users/7/edit');
  const position = await field('Puesto (opcional)');
  await user.clear(position);
  await user.type(position, 'Coordinadora');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Otra persona guardó/ }));
  const difference = within(dialog.getByRole('radiogroup', { name: 'Puesto' }));
  expect(difference.getByText('Coordinadora')).toBeInTheDocument();
  expect(difference.getByText('Jefa')).toBeInTheDocument();
  expect(dialog.getByRole('region', { name: 'También queda' })).toHaveTextContent(
    'Teléfono: +54 11 5555-0000',
  );
  expect(dialog.queryByRole('radiogroup', { name: 'Apellido' })).not.toBeInTheDocument();
  await keepMine(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/7'));
  expect(sent.map(({ version, position: wrote }) => [version, wrote])).toEqual([
    [3, 'Coordinadora'],
    [9, 'Coordinadora'],
  ]);
  expect(sent.at(-1)).toMatchObject({ phone: '+54 11 5555-0000' });
  close();
});

test('what somebody else changed in another field stays, is told, and asks nothing', async () => {
  const at = new Date(clock.ms() - 3 * 60_000).toISOString();
  const current = { ...person, version: 9, phone: '+54 11 5555-0000' };
  const detail = { current, changed: { by: 'Muñoz, Carla', at } };
  refusals = [
    { status: 409, body: { code: 'conflicto_version', message: 'Otra persona.', detail } },
  ];
  const { user, router, close } = open('/users/7/edit');
  const position = await field('Puesto (opcional)');
  await user.clear(position);
  await user.type(position, 'Coordinadora');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/7'));
  expect(sent.at(-1)).toMatchObject({
    version: 9,
    position: 'Coordinadora',
    phone: '+54 11 5555-0000',
  });
  expect(
    await screen.findByText('También queda lo que cambió Muñoz, Carla mientras tanto: Teléfono'),
  ).toBeInTheDocument();
  close();
});

test('keeping what is stored sends nothing more', async () => {
  refusals = [savedFirst({ ...person, version: 9, position: 'Jefa' })];
  const { user, router, close } = open('/users/7/edit');
  await user.type(await field('Puesto (opcional)'), ' sénior');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar lo mío' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/7'));
  expect(sent).toHaveLength(1);
  close();
});

test('somebody leaves on a day and for a reason, neither before they came', async () => {
  const { user, close } = open('/users/7');
  await user.click(await screen.findByRole('button', { name: 'Dar de baja' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar de baja a Núñez, Ana' }));
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect(await dialog.findByText('Contá el motivo.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Renunció');
  await user.click(dialog.getByRole('spinbutton', { name: /día/i }));
  await user.keyboard('30112026');
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        accion: 'persona.darDeBaja',
        id: 7,
        version: 3,
        leaveDate: '2026-11-30',
        reason: 'Renunció',
      }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  close();
});

test('a closed month refuses the leaving day in words, and keeps what was typed', async () => {
  refusals = [
    { status: 409, body: { code: 'periodo_cerrado', message: 'Octubre ya está cerrado.' } },
  ];
  const { user, close } = open('/users/7');
  await user.click(await screen.findByRole('button', { name: 'Dar de baja' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar de baja a Núñez, Ana' }));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Renunció');
  await user.click(dialog.getByRole('spinbutton', { name: /día/i }));
  await user.keyboard('31102026');
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect(await dialog.findByText(/Octubre ya está cerrado/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Renunció');
  close();
});
