import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { receiptCampaigns, receipts } from '../index';

const state = { 'servidor.estado': { capabilities: ['bodies', 'bearer'] } };
const none = { rows: [], total: 0 };
const sick = { refusedWith: 500, code: 'falla', message: 'No anda.' };
const roles = { RECEIPTS: true, LIQUIDATION: { SHOW: true, APPROVE: true } };

const open = (path: string, answers: Parameters<typeof answerByAccion>[0]) => {
  const { inputsOf } = answerByAccion({
    ...state,
    'organizacion.obtener': { sites: [], areas: [] },
    ...answers,
  });
  return { inputsOf, ...renderApp([receipts, receiptCampaigns], { path, roles }) };
};

const lists = [
  ['/receipts', 'recibo.listar', 'Todavía no tenés recibos'],
  ['/receipts/campaigns', 'campaniaRecibos.listar', 'Todavía no se publicaron recibos'],
  ['/receipts/people', 'recibo.listar', 'Todavía no se publicaron recibos'],
] as const;

test.each(lists)('with nothing there it says what will be: %s', async (path, accion, text) => {
  const app = open(path, { 'campaniaRecibos.listar': none, [accion]: none });
  expect(await screen.findByText(text)).toBeInTheDocument();
  app.close();
});

test.each(lists)('what cannot be read can be tried again: %s', async (path, accion, text) => {
  let down = true;
  const app = open(path, {
    'campaniaRecibos.listar': none,
    [accion]: () => (down ? sick : none),
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  down = false;
  await app.user.click(retry);
  expect(await screen.findByText(text)).toBeInTheDocument();
  app.close();
});

const campaign = {
  id: 4,
  title: 'Recibo de octubre de 2026',
  period: '2026-10',
  kind: 'monthly',
  dueOn: '2099-11-30',
  publishedAt: '2026-11-01T12:00:00.000Z',
  published: 62,
  opened: 61,
  signed: 60,
  dissented: 0,
  unanswered: 0,
  overdue: 0,
  places: [],
};

test('reminding says to how many before, and after it whom it did not reach and why', async () => {
  const told = [
    { id: 1, label: 'Arias, Eva (1001)', ok: true, message: null },
    { id: 2, label: 'Bravo, Luis (1002)', ok: false, message: 'Ya se le recordó hoy.' },
  ];
  const app = open('/receipts/campaigns/4', {
    'campaniaRecibos.obtener': campaign,
    'recibo.recordar': { jobId: null, done: 1, refused: 1, results: told },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Recordar a quienes faltan' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Recordar 2 recibos' }));
  expect(app.inputsOf('recibo.recordar')).toEqual([]);
  await app.user.click(asked.getByRole('button', { name: 'Recordar' }));
  const result = within(await screen.findByRole('dialog', { name: 'Recordar 2 recibos' }));
  expect(result.getByText(/^Se recordó 1 recibo; 1 no/)).toBeInTheDocument();
  expect(result.getByText('Bravo, Luis (1002)')).toBeInTheDocument();
  expect(result.getByText('Ya se le recordó hoy.')).toBeInTheDocument();
  expect(app.inputsOf('recibo.recordar')).toMatchObject([
    { selection: { kind: 'filtered', filters: [{ field: 'batchId', value: 4 }, {}] } },
  ]);
  await app.user.click(result.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.close();
});

test('the slip of a person says to the minute when it was published', async () => {
  const row = {
    id: 9,
    version: 1,
    personName: 'Arias, Eva',
    period: '2026-10',
    kind: 'monthly',
    number: 1,
    state: 'pending',
    docket: '1001',
    siteName: 'Central',
    areaName: 'Depósito',
    dueOn: '2099-11-30',
    publishedAt: '2026-11-03T16:00:00.000Z',
    openedAt: null,
    doneAt: null,
    answer: '',
    reason: '',
    file: { url: '/archivos/abc', name: 'recibo.pdf', mime: 'application/pdf' },
  };
  const app = open('/receipts/people/9', { 'recibo.obtener': row });
  expect(await screen.findByText(/^03\/11\/2026 \d\d:00$/)).toBeInTheDocument();
  app.close();
});
