import { screen, waitFor, within } from '@testing-library/react';
import { monthChoices } from '@/utils/monthChoices';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { receiptCampaigns } from '../index';
import { periodText } from '../receiptTexts';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'loteRecibos.listar': { rows: [], total: 0 },
};
const roles = { LIQUIDATION: { SHOW: true, APPROVE: true } };
const open = () => renderApp([receiptCampaigns], { path: '/receipts/publish', roles });
type App = ReturnType<typeof open>;

const bring = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Subir recibos' }));
  return within(await screen.findByRole('dialog', { name: 'Subir recibos' }));
};
const title = () => screen.getByRole('textbox', { name: 'Título' });
const [, thisMonth, lastMonth] = monthChoices();
const [now, before] = [thisMonth, lastMonth].map((month) => periodText(month?.value ?? ''));

test('the title follows period and kind until somebody writes their own', async () => {
  answerByAccion(answers);
  const app = open();
  await bring(app);
  expect(title()).toHaveValue(`Recibo de ${now}`);
  await chooseOption(app.user, 'Período', lastMonth?.label ?? '');
  await waitFor(() => expect(title()).toHaveValue(`Recibo de ${before}`));
  await chooseOption(app.user, 'Tipo', 'Aguinaldo (SAC)');
  await waitFor(() => expect(title()).toHaveValue(`Aguinaldo de ${before}`));
  await app.user.clear(title());
  await app.user.type(title(), 'Medio aguinaldo');
  await chooseOption(app.user, 'Período', thisMonth?.label ?? '');
  expect(title()).toHaveValue('Medio aguinaldo');
  app.close();
});

test('what was half written is there again, with the file; the title goes on following', async () => {
  answerByAccion(answers);
  const app = open();
  const dialog = await bring(app);
  const file = new File(['%PDF-1.7'], 'sueldos.pdf', { type: 'application/pdf' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await app.user.upload(input, file);
  await chooseOption(app.user, 'Período', lastMonth?.label ?? '');
  await app.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await bring(app);
  expect(again.getByText('sueldos.pdf')).toBeInTheDocument();
  expect(title()).toHaveValue(`Recibo de ${before}`);
  await chooseOption(app.user, 'Período', thisMonth?.label ?? '');
  await waitFor(() => expect(title()).toHaveValue(`Recibo de ${now}`));
  app.close();
});

test('nothing brought yet says what to bring', async () => {
  answerByAccion(answers);
  const app = open();
  expect(await screen.findByText('Todavía no trajiste recibos')).toBeInTheDocument();
  app.close();
});

test('what cannot be read can be tried again', async () => {
  let down = true;
  const sick = { refusedWith: 500, code: 'falla', message: 'No anda.' };
  answerByAccion({
    ...answers,
    'loteRecibos.listar': () => (down ? sick : { rows: [], total: 0 }),
  });
  const app = open();
  const retry = await screen.findByRole('button', { name: /Reintentar|Probar de nuevo/ });
  down = false;
  await app.user.click(retry);
  expect(await screen.findByText('Todavía no trajiste recibos')).toBeInTheDocument();
  app.close();
});
