import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { visits } from '../index';

const day = '2026-11-23';
const of = { visitId: 4, visitNumber: 'V-000004', place: 'Almacén La Unión' };
const at = '2026-11-23T12:05:00.000Z';
const leg = { ...of, visitId: 5, fromPlace: 'Almacén La Unión', place: 'Kiosco Sur', metres: 3700 };
const claims = {
  ...{ day, zone: 'America/Argentina/Buenos_Aires', minutes: 80, covered: 50 },
  punches: [{ ...of, kind: 'entry', at, state: 'proposed', backed: true }],
  way: { kilometres: '3.7', amount: '1665.00', kmRate: '450.00', legs: [leg] },
  ways: [{ renditionId: 8, kilometres: '2.0', amount: '900.00', state: 'waiting', backed: false }],
};

const shown = (answer: object) => {
  const wire = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'visita.recorrer': { day, today: day, rows: [{ ...visit }] },
    'visita.obtenerPropuestas': answer,
    'visita.aceptarFichada': answer,
    'visita.rendirKilometros': answer,
  });
  return { ...wire, ...renderApp([visits], { path: '/visits/day', roles: { VISITS: true } }) };
};

const visit = {
  ...{
    id: 4,
    version: 2,
    number: 'V-000004',
    day,
    fromTime: '09:00',
    toTime: '10:00',
    minutes: 30,
  },
  ...{
    siteId: 1,
    siteName: 'Rosario',
    person: null,
    customerId: null,
    place: of.place,
    address: '',
  },
  ...{
    latitude: null,
    longitude: null,
    radius: 150,
    purposeId: 2,
    purposeName: 'Cobrar',
    note: '',
  },
  ...{
    state: 'done',
    late: false,
    arrival: 'inside',
    arrivedAt: at,
    endedAt: at,
    zone: claims.zone,
  },
  ...{
    purposeNote: '',
    report: '',
    reason: '',
    left: '',
    signedBy: '',
    checklist: [],
    answers: [],
  },
  ...{ series: null, files: [], continues: null, rest: null, distance: null, accuracy: null },
  ...{ author: null, covered: 0, claims: [], mail: null, mailed: null, actions: [] },
};

test('each proposal says what it is and is accepted with one tap, as it was seen', async () => {
  const { inputsOf, user, close } = shown(claims);
  expect(
    await screen.findByText('Llegaste a Almacén La Unión a las 09:05 y no fichaste la entrada.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fichar la entrada a las 09:05' }));
  await waitFor(() =>
    expect(inputsOf('visita.aceptarFichada')).toMatchObject([{ day, kind: 'entry', at }]),
  );
  expect(screen.getByText(/Entre tus llegadas hay 3,7 km en línea recta/)).toBeInTheDocument();
  expect(screen.getByText('Almacén La Unión → Kiosco Sur')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rendir 3,7 km' }));
  await waitFor(() =>
    expect(inputsOf('visita.rendirKilometros')).toMatchObject([{ day, kilometres: '3.7' }]),
  );
  expect(screen.getByText(/llevaron 1 h 20; 0 h 50 están dentro/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'en tu rendición' })).toHaveAttribute(
    'href',
    '/renditions/8',
  );
  expect(screen.getByText(/una de sus llegadas se deshizo/)).toBeInTheDocument();
  close();
});

test('a day that proposes nothing shows nothing of it', async () => {
  const { close } = shown({ ...claims, minutes: 0, covered: 0, punches: [], way: null, ways: [] });
  expect(await screen.findByText('Almacén La Unión')).toBeInTheDocument();
  expect(screen.queryByText('Fichadas y kilómetros')).not.toBeInTheDocument();
  close();
});
