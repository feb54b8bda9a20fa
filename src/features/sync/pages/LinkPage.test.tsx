import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const link = {
  ...{ id: 7, version: 3, name: 'Personas', what: 'personas', whatTitle: 'Personas' },
  ...{ via: 'folder', url: null, rowsPath: '', header: '', hasKey: false },
  ...{ wmsEntry: 'web-service', wmsMethod: 'POST', wmsAccion: '', wmsUser: '', wmsParams: '' },
  ...{ wmsPage: '', wmsTotal: '', hasToken: false },
  ...{ folder: 'altas', files: '', rules: [], timing: 'days', everyMinutes: null, days: [1, 2] },
  ...{ at: '06:30', cron: null, quietDays: null, rejectPercent: null, catchUp: true },
  ...{ siteId: null, accountId: 1, note: '', accountName: 'Ada', siteName: null, paused: false },
  ...{ zone: 'America/Argentina/Buenos_Aires', pending: 1, health: 'rejects', lastGoodAt: null },
  ...{ lookedAt: null, nextAt: null, nextRuns: [], quietSince: null, rejectsOver: false },
  ...{ parked: 0, reopeners: [] },
  ownRight: true,
};
const reject = {
  ...{ id: 31, runId: 5, linkId: 7, state: 'rejected', number: 18, fileName: 'a.csv' },
  createdAt: '2026-11-20T10:00:00.000Z',
  cells: [
    { key: 'docket', label: 'Legajo', text: '2001', error: null },
    { key: 'dni', label: 'DNI', text: '12', error: 'El DNI tiene siete u ocho números.' },
  ],
  errors: [],
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'enlace.listar': { rows: [], total: 0 },
  'enlace.obtener': link,
  'corrida.listar': { rows: [], total: 0 },
  'enlace.filasPorDia': { from: '2026-10-25', to: '2026-11-23', days: [] },
  'filaRechazada.listar': { rows: [reject], total: 1 },
  'filaRechazada.corregir': { ...reject, state: 'mended' },
  'enlace.correr': link,
};
const open = (path: string, roles: Record<string, unknown>) =>
  renderApp([sync], { path, roles, server: 'http://x.test' });

test('a refused row is mended where it stands and only what was typed is sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/7?ver=rechazadas', { SYNC: true });
  const card = within(await screen.findByRole('listitem', { name: 'Fila 18' }));
  expect(card.queryByRole('textbox', { name: 'Legajo' })).not.toBeInTheDocument();
  const dni = card.getByRole('textbox', { name: 'DNI' });
  expect(dni).toBeInvalid();
  await user.clear(dni);
  await user.type(dni, '30111222');
  await user.click(card.getByRole('button', { name: 'Mandar de nuevo' }));
  expect(await screen.findByText('La fila entró')).toBeInTheDocument();
  expect(inputsOf('filaRechazada.corregir')).toMatchObject([
    { id: 31, cells: [{ key: 'dni', text: '30111222' }] },
  ]);
  close();
});

test('rows of a closed month say who may open it, and are sent all together', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.obtener': { ...link, parked: 2, reopeners: ['Ada', 'Beto'] },
    'filaRechazada.listar': { rows: [{ ...reject, state: 'parked' }], total: 1 },
    'filaRechazada.mandarEsperando': { written: 1, parked: 1, rejected: 0 },
  });
  const { user, close } = open('/sync/7?ver=rechazadas', { SYNC: true });
  expect(await screen.findByText(/^2 filas esperan un mes cerrado/)).toHaveTextContent(
    'Lo puede reabrir: Ada, Beto.',
  );
  const card = within(screen.getByRole('listitem', { name: 'Fila 18' }));
  expect(card.getByText('Espera un mes cerrado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mandar las que esperan' }));
  expect(
    await screen.findByText('Entraron: 1 fila. Su mes sigue cerrado: 1 fila.'),
  ).toBeInTheDocument();
  expect(inputsOf('filaRechazada.mandarEsperando')).toMatchObject([{ linkId: 7 }]);
  close();
});

test('a link is removed after it was asked for, and the page goes back to the others', async () => {
  const { inputsOf } = answerByAccion({ ...answers, 'enlace.borrar': { ok: true } });
  const { user, close } = open('/sync/7', { SYNC: true });
  await user.click(await screen.findByRole('button', { name: 'Quitar' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Quitar Personas' }));
  expect(inputsOf('enlace.borrar')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Enlace quitado')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Enlaces' })).toBeInTheDocument();
  expect(inputsOf('enlace.borrar')).toMatchObject([{ id: 7, version: 3 }]);
  close();
});

test('the key of an address is said to be missing, taken in, and never shown', async () => {
  const address = { ...link, via: 'address', url: 'https://x.test/a', header: 'X-Api-Key' };
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.obtener': address,
    'enlace.guardarClave': { ...address, hasKey: true },
  });
  const { user, close } = open('/sync/7', { SYNC: true });
  expect(await screen.findByText(/Falta: sin ella/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cargar la clave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clave de Personas' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Escribí la clave.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Clave'), 'Bearer 314');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Clave guardada')).toBeInTheDocument();
  expect(inputsOf('enlace.guardarClave')).toMatchObject([
    { id: 7, which: 'key', key: 'Bearer 314' },
  ]);
  expect(document.body).not.toHaveTextContent('Bearer 314');
  close();
});

test('another WMS says what is asked of it, and takes its token beside its key', async () => {
  const wms = {
    ...{ ...link, via: 'wms', url: 'https://wms.test', header: 'Authorization', hasKey: true },
    ...{ wmsAccion: 'producto.listar', wmsParams: 'size=200', wmsPage: 'page' },
  };
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.obtener': wms,
    'enlace.guardarClave': { ...wms, hasToken: true },
  });
  const { user, close } = open('/sync/7', { SYNC: true });
  expect(await screen.findByText('producto.listar')).toBeInTheDocument();
  expect(screen.getByText('web-service, por POST')).toBeInTheDocument();
  expect(screen.getByText('Falta: sin él no puede pedir los datos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cambiar la clave' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cargar el token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Token de Personas' }));
  await user.type(dialog.getByLabelText('Token'), 'fijo-314');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Token guardado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardarClave')).toMatchObject([
    { id: 7, which: 'token', key: 'fijo-314' },
  ]);
  expect(document.body).not.toHaveTextContent('fijo-314');
  close();
});

test('limits that were passed are said on the page, and what is asked of them among its facts', async () => {
  answerByAccion({
    ...answers,
    'enlace.obtener': {
      ...link,
      ...{ quietDays: 3, quietSince: '2026-11-20T10:00:00.000Z' },
      ...{ rejectPercent: 20, rejectsOver: true, health: 'quiet' },
    },
  });
  const { close } = open('/sync/7', { SYNC: true });
  expect(await screen.findByText(/^No entra nada desde el .*límite es de 3 días/)).toBeVisible();
  expect(screen.getByText(/rechazó más del 20 % de sus filas/)).toBeVisible();
  expect(
    screen.getByText(
      /dos veces seguidas · Si no entra nada por 3 días · Si se rechaza más del 20 %$/,
    ),
  ).toBeVisible();
  close();
});

test('who only looks neither runs nor changes it', async () => {
  answerByAccion(answers);
  const { close } = open('/sync/7', { SYNC: { show: true } });
  expect(await screen.findByText('Todavía no corrió')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correr ahora' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cambiar' })).not.toBeInTheDocument();
  close();
});

test('who has no right finds no page', async () => {
  answerByAccion(answers);
  const { close } = open('/sync', {});
  expect(await screen.findByText('Tu rol no incluye esta página')).toBeInTheDocument();
  close();
});

test('the days of a link are drawn, and the same is read in a table', async () => {
  const days = [
    { day: '2026-11-02', written: 1200, unchanged: 3, rejected: 0 },
    { day: '2026-11-20', written: 0, unchanged: 0, rejected: 7 },
  ];
  answerByAccion({
    ...answers,
    'enlace.filasPorDia': { from: '2026-10-25', to: '2026-11-23', days },
  });
  const { user, close } = open('/sync/7', { SYNC: true });
  const chart = within(await screen.findByRole('region', { name: /^Filas de los últimos 30/ }));
  await user.click(chart.getByText('Ver los números'));
  const rows = chart.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '20/11/2026007',
    '02/11/20261.20030',
  ]);
  close();
});

test('a link that brought nothing has no chart', async () => {
  answerByAccion(answers);
  const { close } = open('/sync/7', { SYNC: true });
  expect(await screen.findByText('Todavía no corrió')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Filas de los/ })).not.toBeInTheDocument();
  close();
});
