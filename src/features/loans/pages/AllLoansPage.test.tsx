import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { loans } from '../index';

const loan = (id: number, name: string) => ({
  id,
  version: 1,
  person: { id, name, position: '', imageUrl: null },
  siteName: 'Casa central',
  areaName: 'Depósito',
  typeId: 2,
  typeName: 'Préstamo personal',
  kind: 'loan',
  amount: '100000.00',
  instalments: 4,
  firstPeriod: '2026-12',
  state: 'toPay',
  balance: '0.00',
  nextPeriod: null,
  nextAmount: null,
  paidOn: null,
  requestId: id * 10,
  requestVersion: 1,
  askedAt: '2026-11-20T12:00:00.000Z',
});
const part = (key: string, label: string) => ({
  key,
  label,
  count: 2,
  lent: '150000.00',
  balance: '90000.50',
});
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'prestamo.listar': { rows: [loan(1, 'Paz, Ana'), loan(2, 'Ruiz, Leo')], total: 2 },
  'tipoPrestamo.listar': { rows: [], edits: true },
  'prestamo.totalizar': {
    out: '0.00',
    people: 0,
    period: '2026-11',
    dueNow: '0.00',
    toPay: '200000.00',
    loansToPay: 2,
    pending: 0,
  },
  'prestamo.moverVarios': {
    jobId: null,
    done: 1,
    refused: 1,
    results: [
      { id: 1, label: 'Paz, Ana (1010)', ok: true, message: null },
      { id: 2, label: 'Ruiz, Leo (1011)', ok: false, message: 'No espera que se pague.' },
    ],
  },
  'prestamo.desglosar': {
    byType: [part('2', 'Préstamo personal')],
    byMonth: [part('2026-11', '2026-11')],
    byArea: [part('3', 'Depósito · Casa central')],
    total: part('', ''),
  },
};
const roles = { LOANS: true, LIQUIDATION: { SHOW: true } };
const open = (path: string) => renderApp([loans], { path, roles, server: 'http://x.test' });

test('those ticked are left for the next pay together, and what became of each is said', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/loans/all');
  for (const name of [/Paz, Ana/, /Ruiz, Leo/])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar 2 préstamos' }));
  await user.click(dialog.getByRole('radio', { name: 'Con el próximo sueldo' }));
  await user.click(dialog.getByRole('button', { name: 'Pagar con el sueldo' }));
  expect(await screen.findByText('No espera que se pague.')).toBeInTheDocument();
  expect(screen.getByText('Ruiz, Leo (1011)')).toBeInTheDocument();
  expect(inputsOf('prestamo.moverVarios')).toMatchObject([
    { selection: { kind: 'rows', ids: [1, 2] }, move: { kind: 'pay', paidOn: null } },
  ]);
  close();
});

test('what was lent is told by month, type and area', async () => {
  answerByAccion(answers);
  const { close } = open('/loans/figures');
  expect(
    await screen.findByText(/2 préstamos por \$\s150\.000,00; falta devolver \$\s90\.000,50/),
  ).toBeInTheDocument();
  for (const [table, row] of [
    ['Por mes de entrega', '11/2026'],
    ['Por tipo', 'Préstamo personal'],
    ['Por área', 'Depósito · Casa central'],
  ] as const) {
    expect(within(screen.getByRole('table', { name: table })).getByText(row)).toBeInTheDocument();
  }
  close();
});
