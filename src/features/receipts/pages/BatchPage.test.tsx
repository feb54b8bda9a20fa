import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { receiptCampaigns } from '../index';

const batch = {
  id: 3,
  version: 2,
  title: 'Recibo de octubre de 2026',
  period: '2026-10',
  kind: 'monthly',
  number: 1,
  dueOn: '2099-11-30',
  state: 'ready',
  fileNames: ['octubre.pdf'],
  pages: 5,
  counts: { matched: 2, doubtful: 1, unmatched: 1, out: 0 },
  problem: '',
  jobId: null,
  author: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  publishedAt: null,
};
const none = { cuil: '', docket: '', name: '', corrected: false, imageUrl: null };
const piece = {
  ...none,
  id: 8,
  version: 1,
  batchId: 3,
  fileName: 'octubre.pdf',
  fileUrl: '/archivos/abc',
  fromPage: 2,
  toPage: 3,
  personId: null,
  personName: null,
  personDocket: null,
  outcome: 'unmatched',
  reason: 'No dice de quién es.',
  before: { version: 4, fromPage: 1, toPage: 1, personName: 'Sosa, Ana' },
};

function open(state = 'ready') {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'loteRecibos.obtener': { ...batch, state },
    'loteRecibos.listarPartes': { rows: [piece], total: 1 },
    'loteRecibos.publicar': { ...batch, state: 'publishing' },
    'loteRecibos.unirHojas': piece,
    'loteRecibos.separarHojas': piece,
  });
  const roles = { LIQUIDATION: { SHOW: true, APPROVE: true } };
  const app = renderApp([receiptCampaigns], { path: '/receipts/publish/3', roles });
  return { inputsOf, ...app };
}
type App = ReturnType<typeof open>;

async function choose({ user }: App, action: string) {
  await user.click(await screen.findByRole('button', { name: /^Acciones/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('what stays behind is said on the button that publishes, and sent with it', async () => {
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Publicar 2 recibos?' }));
  expect(dialog.getByText(/No se publican: 1 dudoso, 1 sin persona/)).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: 'Publicar y dejar 2' }));
  expect(app.inputsOf('loteRecibos.publicar')).toMatchObject([{ id: 3, version: 2, undecided: 2 }]);
  app.close();
});

test('a sheet that names nobody is joined to the slip before it', async () => {
  const app = open();
  await choose(app, 'Unir al anterior');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Hojas 2 y 3 .* recibo de Sosa, Ana, que está en hoja 1/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(app.inputsOf('loteRecibos.unirHojas')).toMatchObject([
    { id: 8, version: 1, beforeVersion: 4 },
  ]);
  app.close();
});

test('sheets are taken apart from the one that somebody chooses', async () => {
  const app = open();
  await choose(app, 'Separar las hojas');
  await app.user.click(await screen.findByRole('button', { name: 'Separar' }));
  expect(app.inputsOf('loteRecibos.separarHojas')).toMatchObject([
    { id: 8, version: 1, fromPage: 3 },
  ]);
  app.close();
});

test('what was published without some says so, and is changed no more', async () => {
  const app = open('published');
  expect(await screen.findByText(/Lo que quedó sin persona no se publicó/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Acciones/ })).not.toBeInTheDocument();
  app.close();
});
