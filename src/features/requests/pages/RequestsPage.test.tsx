import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { requests } from '../index';

const person = { id: 3, name: 'Juárez, Delfina', position: 'Ejecutiva', imageUrl: '/fotos/x' };
const row = {
  id: 8,
  type: 'profileChange',
  typeLabel: 'Cambio de datos',
  title: 'Cambiar el nombre',
  owner: person,
  state: 'pending',
  submittedAt: '2026-03-02T12:00:00.000Z',
  decidedAt: null,
  dueAt: null,
  late: false,
  step: 1,
  steps: 2,
  version: 4,
};
let state = 'pending';
let cancelled: unknown;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    const detail = {
      ...row,
      state,
      attachments: [],
      facts: [{ label: 'Apellido', value: 'Juárez → Ñandú', tone: 'warning' }],
      chain: [
        {
          position: 1,
          mode: 'any',
          state: 'pending',
          dueAt: null,
          seats: [{ person: { ...person, name: 'Muñoz, Tomás' }, state: 'open', escalated: false }],
        },
      ],
      history: [
        {
          id: 1,
          kind: 'submitted',
          who: person,
          onBehalfOf: null,
          reason: null,
          at: row.submittedAt,
        },
        ...(state === 'draft'
          ? [
              {
                id: 2,
                kind: 'returned',
                who: { ...person, name: 'Muñoz, Tomás' },
                onBehalfOf: null,
                reason: 'Falta la eñe',
                at: row.submittedAt,
              },
            ]
          : []),
      ],
      previous: [],
      actions: state === 'pending' ? ['cancel'] : [],
      onBehalfOf: null,
      link: null,
      editLink: state === 'draft' ? '/profile?corregir=8' : null,
    };
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'solicitud.listarMias') return { body: { rows: [{ ...row, state }], total: 1 } };
    if (accion === 'solicitud.obtener') return { body: detail };
    if (accion === 'solicitud.listarComentarios') return { body: { rows: [], total: 0 } };
    if (accion !== 'solicitud.cancelar') return { status: 404, body: { code: 'x', message: 'x' } };
    cancelled = JSON.parse(body);
    state = 'cancelled';
    return { body: { ...detail, state, actions: [] } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  state = 'pending';
});

const open = (path: string) => renderApp([requests], { path, server: server.url });

test('what I asked shows where it stands and who decides', async () => {
  const { user, router, close } = open('/requests');
  await user.click(await screen.findByText('Cambiar el nombre'));
  expect(router.state.location.search).toBe('?solicitud=8');
  expect(await screen.findByText('Juárez → Ñandú')).toBeInTheDocument();
  expect(screen.getByText('Muñoz, Tomás')).toBeInTheDocument();
  expect(screen.getByText('Juárez, Delfina envió la solicitud')).toBeInTheDocument();
  close();
});

test('taking it back asks first, sends the version that was read, and the button goes', async () => {
  const { user, close } = open('/requests?solicitud=8');
  await user.click(await screen.findByRole('button', { name: 'Cancelar solicitud' }));
  const buttons = await screen.findAllByRole('button', { name: 'Cancelar solicitud' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(cancelled).toMatchObject({ id: 8, version: 4 }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancelar solicitud' })).not.toBeInTheDocument(),
  );
  close();
});

test('what came back says why, and leads to its form', async () => {
  state = 'draft';
  const { close } = open('/requests?solicitud=8');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Muñoz, Tomás te pidió cambios');
  expect(alert).toHaveTextContent('Falta la eñe');
  expect(screen.getByRole('link', { name: 'Corregir y enviar' })).toHaveAttribute(
    'href',
    '/profile?corregir=8',
  );
  close();
});
