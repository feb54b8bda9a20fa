import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { holidays } from '../index';

const vacation = {
  id: 1,
  version: 1,
  code: 'VAC',
  name: 'Vacaciones',
  kind: 'vacation',
  unit: 'calendar',
  halfDays: false,
  daysAYear: null,
  daysAnEvent: null,
  noticeDays: 0,
  minServiceMonths: 0,
  needsCertificate: false,
  paid: true,
  countsAsWorked: true,
  source: 'LCT',
  active: true,
};
const preview = {
  days: 14,
  unit: 'calendar',
  returnDay: '2027-01-20',
  lawfulStart: '2027-01-11',
  holidays: [{ day: '2027-01-01', name: 'Año Nuevo' }],
  balance: { now: 28, reserved: 7, after: 7 },
  away: [
    {
      personId: 4,
      name: 'Páez, Paula',
      imageUrl: '/fotos/x',
      fromDay: '2027-01-18',
      toDay: '2027-01-31',
      pending: false,
      label: 'Ausente',
    },
  ],
  coverage: { day: '2027-01-18', there: 5, staff: 10, minimum: 6 },
  notices: [
    { tone: 'warning', text: 'Empiezan un lunes.', source: 'LCT, art. 151' },
    { tone: 'warning', text: 'Quedarían 5: el mínimo es 6.', source: '' },
  ],
};
let sent: Record<string, unknown> | undefined;
let refuse = false;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'licencia.listarTipos') return { body: { rows: [vacation], edits: false } };
    if (accion === 'licencia.simular') return { body: preview };
    if (accion !== 'licencia.pedir') return { status: 404, body: { code: 'x', message: 'x' } };
    if (refuse) {
      return {
        status: 409,
        body: { code: 'conflicto', message: 'Supera el saldo: quedan 2 días.' },
      };
    }
    sent = JSON.parse(body);
    return { body: { id: 31, requestId: 90 } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = undefined;
  refuse = false;
});

const open = () =>
  renderApp([holidays], {
    path: '/holidays/new',
    server: server.url,
    roles: { HOLIDAYS: { CREATE: true } },
  });

async function fill({ user }: ReturnType<typeof open>) {
  const from = await screen.findByRole('group', { name: 'Desde' });
  const [day] = Array.from(from.querySelectorAll<HTMLElement>('[role=spinbutton]'));
  if (!day) throw new Error('no day to type into');
  await user.click(day);
  await user.keyboard('06012027');
  await user.click(await screen.findByRole('button', { name: '14 días' }));
}

test('its effect stands beside the form before anything is asked', async () => {
  const app = open();
  expect(await screen.findByText(/Elegí las fechas y acá vas a ver/)).toBeInTheDocument();
  await fill(app);
  expect(await screen.findByText('14 días corridos')).toBeInTheDocument();
  expect(screen.getByText(/Volvés el miércoles 20\/01\/2027/)).toBeInTheDocument();
  expect(screen.getByText('Te quedarían').nextSibling).toHaveTextContent('7 días');
  expect(screen.getByText(/Páez, Paula/)).toBeInTheDocument();
  expect(screen.getByText(/quedarían 5 de 10 en el área \(mínimo 6\)/)).toBeInTheDocument();
  expect(sent).toBeUndefined();
  await app.user.click(screen.getByRole('button', { name: /Empezar el lunes 11\/01\/2027/ }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Hasta' })).toHaveTextContent(/24.*01.*2027/),
  );
  app.close();
});

test('sent, it goes to its own page; refused, the reason stands over what was typed', async () => {
  const app = open();
  refuse = true;
  await fill(app);
  await app.user.click(screen.getByRole('button', { name: 'Pedir' }));
  expect(await screen.findByText('Supera el saldo: quedan 2 días.')).toBeInTheDocument();
  refuse = false;
  await app.user.click(screen.getByRole('button', { name: 'Pedir' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ typeId: 1, fromDay: '2027-01-06', toDay: '2027-01-19' }),
  );
  expect(sent).not.toHaveProperty('personId');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/holidays/leave/31'));
  app.close();
});
