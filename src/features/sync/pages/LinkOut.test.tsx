import { linkFields } from '@contract/sync/link';
import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { linkFile } from '../file/linkFile';
import { sync } from '../index';

const hours = {
  ...{ list: 'hora.listarTotales', title: 'Horas', dates: [], views: [] },
  periods: ['lastMonth', 'thisMonth', 'lastWeek'],
};
const orders = {
  ...{ list: 'pedido.listar', title: 'Pedidos', views: ['Urgentes'] },
  periods: ['all', 'lastMonth', 'thisMonth', 'lastWeek', 'yesterday'],
  dates: [
    { key: 'createdAt', label: 'Creado' },
    { key: 'dueOn', label: 'Para el' },
  ],
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': { name: 'Prueba', sites: [], areas: [] },
  'enlace.listar': { rows: [], total: 0 },
  'enlace.opciones': {
    kinds: [{ kind: 'personas', title: 'Personas', columns: [] }],
    outs: [hours, orders],
    accounts: [{ id: 1, name: 'Ada' }],
    root: '/datos/links',
  },
  'enlace.guardar': { id: 9 },
};
const open = (path: string, roles: Record<string, unknown> = { SYNC: true }) =>
  renderApp([sync], { path, roles, server: 'http://x.test' });

test('a link out asks what leaves and where to, and another list forgets what the first one had', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.probarSalida': {
      ...{
        print: null,
        fileName: 'horas-2026-10.csv',
        from: '2026-10-01',
        to: '2026-10-31',
        total: 31,
      },
      ...{ columns: ['Legajo', 'Horas'], rows: [['7', '160,5']], nextRuns: [], zone: 'UTC' },
    },
  });
  const { user, close } = open('/sync/new');
  await user.click(await screen.findByRole('radio', { name: /^Sale/ }));
  expect(screen.queryByText('Reglas por columna')).not.toBeInTheDocument();
  expect(screen.queryByText('Avisos')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Nombre'), 'Horas a sueldos');
  await chooseOption(user, 'Qué sale', 'Pedidos');
  await chooseOption(user, /^Vista guardada/, 'Urgentes');
  await chooseOption(user, 'Período', 'El mes anterior');
  await chooseOption(user, 'Según la fecha de', 'Para el');
  await chooseOption(user, 'Qué sale', 'Horas');
  expect(screen.queryByLabelText('Según la fecha de')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Poné el nombre.')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toEqual([]);
  await user.type(screen.getByLabelText('Nombre del archivo'), 'horas');
  expect(screen.getByText(/horas-2026-10\.csv/)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Carpeta/), 'sueldos');
  await user.click(screen.getByRole('button', { name: 'Probar sin mandar' }));
  const trial = within(await screen.findByRole('region', { name: 'Resultado de la prueba' }));
  expect(trial.getByText(/saldrían 31 filas, 1 al 31 de octubre/)).toBeInTheDocument();
  expect(trial.getByRole('cell', { name: '160,5' })).toBeInTheDocument();
  expect(trial.getByText('Se ven las primeras 1.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([
    {
      ...{ direction: 'out', what: 'hora.listarTotales', view: '', period: 'lastMonth' },
      ...{ periodBy: '', outName: 'horas', format: 'csv', via: 'folder', folder: 'sueldos' },
      ...{ rules: [], quietDays: null, url: null },
    },
  ]);
  close();
});

test('an address takes the file by POST or PUT, and what a link in had is not sent along', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/new');
  await user.click(await screen.findByRole('radio', { name: /^Sale/ }));
  await user.type(screen.getByLabelText('Nombre'), 'Pedidos');
  await chooseOption(user, 'Qué sale', 'Pedidos');
  await user.type(screen.getByLabelText('Nombre del archivo'), 'pedidos');
  await chooseOption(user, 'Adónde', 'Dirección de otro sistema');
  await user.type(screen.getByLabelText('Dirección'), 'https://otro.example/pedidos');
  await chooseOption(user, 'Cómo se manda', 'PUT');
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([
    { via: 'address', url: 'https://otro.example/pedidos', sendBy: 'PUT', folder: '' },
  ]);
  close();
});

const link = {
  ...linkFields.parse({
    ...{ name: 'Horas', direction: 'out', what: 'hora.listarTotales', period: 'lastMonth' },
    ...{ outName: 'horas', folder: 'sueldos', days: [1], rules: [] },
  }),
  ...{ id: 7, version: 3, whatTitle: 'Horas', hasKey: false, hasToken: false, hasLogin: false },
  siteName: null,
  ...{ zone: 'America/Argentina/Buenos_Aires', paused: false, health: 'good', nextAt: null },
  ...{ lastGoodAt: '2026-11-01T10:00:00.000Z', lookedAt: null, nextRuns: [], pending: 0 },
  ...{ parked: 0, reopeners: [], quietSince: null, rejectsOver: false, ownRight: true },
  accountName: 'Ada',
};

const run = {
  ...{ id: 1, linkId: 7, state: 'done', reason: 'schedule', fileName: 'horas-2026-10.csv' },
  ...{ startedAt: '2026-11-01T10:00:00.000Z', endedAt: '2026-11-01T10:00:01.000Z', error: '' },
  ...{ read: 31, written: 31, unchanged: 0, rejected: 0 },
};

test('the page of a link out says what leaves and where to, and sends it again when asked', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.obtener': link,
    'enlace.correr': link,
    'corrida.listar': { rows: [run], total: 1 },
    'enlace.filasPorDia': {
      ...{ from: '2026-10-03', to: '2026-11-01' },
      days: [{ day: '2026-11-01', written: 31, unchanged: 5, rejected: 0 }],
    },
  });
  const { user, close } = open('/sync/7');
  expect(await screen.findByText('horas-2026-10.csv')).toBeInTheDocument();
  expect(screen.getByText('El mes anterior')).toBeInTheDocument();
  expect(screen.queryByText(/[Rr]echazadas/)).not.toBeInTheDocument();
  expect(
    await screen.findByText('Filas: 31 · Salieron: 31 · Ya habían salido: 0'),
  ).toBeInTheDocument();
  const chart = within(await screen.findByRole('region', { name: /^Filas de los últimos 30/ }));
  await user.click(chart.getByText('Ver los números'));
  const [titles, day] = chart.getAllByRole('row', { hidden: true });
  expect(titles).toHaveTextContent('DíaSalieronYa habían salido');
  expect(day).toHaveTextContent('01/11/2026315');
  await user.click(screen.getByRole('button', { name: 'Mandar de nuevo' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '¿Mandar de nuevo Horas?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Mandar de nuevo' }));
  expect(await screen.findByText('Corriendo')).toBeInTheDocument();
  expect(inputsOf('enlace.correr')).toMatchObject([{ id: 7, again: true }]);
  close();
});

test('a link out of a file keeps its view, and says when that is not here', async () => {
  answerByAccion(answers);
  const { user, close } = open('/sync');
  const text = linkFile.write({
    ...link,
    what: 'pedido.listar',
    view: 'Los míos',
    periodBy: 'dueOn',
  });
  const file = new File([text], 'enlace.json', { type: 'application/json' });
  await user.upload(
    await screen.findByLabelText('Importar un enlace', { selector: 'input' }),
    file,
  );
  expect(
    await screen.findByText(/La vista “Los míos” acá no está: elegí otra/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre del archivo')).toHaveValue('horas');
  expect(screen.getByRole('combobox', { name: /^Vista guardada/ })).toHaveTextContent('Los míos');
  close();
});
