import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { summary } from '../index';

let server: Awaited<ReturnType<typeof startServer>>;
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  server = await startServer((accion) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    const body = answers[accion] as object | undefined;
    return body ? { body } : { status: 500, body: { code: 'x', message: 'No anduvo.' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  answers = {
    'resumen.contarPendientes': {
      rows: [
        {
          module: 'workflow',
          label: 'Para decidir: Cambio de datos',
          waiting: 12,
          late: 2,
          path: '/workflow?tipo=profileChange',
        },
        { module: 'receipts', label: 'Recibo para firmar', waiting: 1, late: 0, path: '/receipts' },
      ],
    },
    'solicitud.listarMias': { rows: [], total: 0 },
    'resumen.listarAusentes': { today: [], total: 0, coming: [] },
    'resumen.listarFechas': {
      rows: [
        {
          personId: 4,
          name: 'Arias, Eva',
          imageUrl: '',
          kind: 'birthday',
          day: '2026-11-24',
          today: false,
        },
      ],
    },
    'resumen.obtenerCobertura': { days: [], areas: [] },
  };
});

const open = (roles: Record<string, unknown>) =>
  renderApp([summary], { path: '/summary', server: server.url, roles });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('what waits comes first, and each leads to where it is done', async () => {
  const { close } = open({ SUMMARY: true, WORKFLOW: true });
  const waiting = await card('Te espera');
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Te espera');
  expect(
    await waiting.findByRole('link', { name: 'Para decidir: Cambio de datos' }),
  ).toHaveAttribute('href', '/workflow?tipo=profileChange');
  expect(waiting.getByText('2 fuera de plazo')).toBeInTheDocument();
  expect(waiting.getByRole('link', { name: 'Recibo para firmar' })).toHaveAttribute(
    'href',
    '/receipts',
  );
  expect(await (await card('Lo que pediste')).findByText('Todavía no pediste nada.')).toBeVisible();
  expect(await screen.findByText('Cumpleaños · mar 24/11')).toBeInTheDocument();
  close();
});

test('who is up to date reads so, and who has nobody in charge sees no coverage', async () => {
  answers['resumen.contarPendientes'] = { rows: [] };
  const { close } = open({ SUMMARY: true });
  expect(await screen.findByText('Hoy están todos.')).toBeInTheDocument();
  expect(screen.getByText('Nada te espera: estás al día.')).toBeInTheDocument();
  expect(screen.queryByText('Ausencias y cobertura')).not.toBeInTheDocument();
  close();
});

test('one card that fails leaves the others as they are', async () => {
  delete answers['resumen.listarFechas'];
  const { close } = open({ SUMMARY: true });
  expect(await screen.findByText('Hoy están todos.')).toBeInTheDocument();
  const dates = await card('Cumpleaños y aniversarios');
  expect(await dates.findByRole('button', { name: /intentar|reintentar/i })).toBeInTheDocument();
  close();
});

test('an area with too few says it in words, and the days stand in a table', async () => {
  answers['resumen.obtenerCobertura'] = {
    days: [{ day: '2026-11-24', people: 10, away: 3 }],
    areas: [{ areaId: 1, name: 'Depósito', siteName: 'Rosario', people: 10, away: 3, minimum: 8 }],
  };
  const { close } = open({ SUMMARY: true });
  expect(await screen.findByText('7 de 10 · mínimo 8: faltan')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Ausentes por día hábil' });
  expect(within(table).getByRole('row', { name: 'mar 24/11 10 3 70 %' })).toBeInTheDocument();
  close();
});

test('the summary shows open positions to people who may refer, and no card while there are none', async () => {
  const opening = { id: 3, position: 'Chofer', siteName: 'Rosario', until: '2026-12-31' };
  answers['busqueda.listar'] = { rows: [opening], total: 1 };
  const roles = { SUMMARY: true, REFERRALS: { OWNER: true } };
  const first = open(roles);
  const openings = await card('Búsquedas abiertas');
  expect(await openings.findByRole('link', { name: 'Chofer' })).toHaveAttribute(
    'href',
    '/referrals/openings/3',
  );
  expect(openings.getByText('Rosario · hasta el 31/12/2026')).toBeInTheDocument();
  first.close();
  answers['busqueda.listar'] = { rows: [], total: 0 };
  const second = open(roles);
  expect(await screen.findByText('Hoy están todos.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Búsquedas abiertas' })).not.toBeInTheDocument(),
  );
  second.close();
  const third = open({ SUMMARY: true });
  expect(await screen.findByText('Hoy están todos.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Búsquedas abiertas' })).not.toBeInTheDocument();
  third.close();
});
