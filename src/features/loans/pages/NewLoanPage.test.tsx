import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { loans } from '../index';

const type = {
  id: 2,
  name: 'Préstamo personal',
  kind: 'loan',
  maxInstalments: 12,
  maxAmount: null,
  maxSalaries: '2',
  minServiceMonths: 0,
  source: '',
};
const terms = {
  types: [type],
  pay: '1000000.00',
  serviceMonths: 24,
  openTypeIds: [],
  committed: [],
  firstPeriods: ['2026-12', '2027-01'],
  advanceLimit: '50',
  deductionLimit: '20',
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'prestamo.obtenerCondiciones': terms,
  'prestamo.pedir': { id: 7, requestId: 70 },
};
const open = () =>
  renderApp([loans], { path: '/loans/new', roles: { LOANS: true }, server: 'http://x.test' });

test('each instalment is seen before asking, with its month, and what is sent is what was seen', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Importe' }), '100000');
  const count = screen.getByRole('textbox', { name: 'Cuotas' });
  await user.clear(count);
  await user.type(count, '3');
  const shown = within(await screen.findByRole('list', { name: 'Cuotas' }));
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Diciembre de 2026$\u00a033.333,33',
    '2Enero de 2027$\u00a033.333,33',
    '3Febrero de 2027$\u00a033.333,34',
  ]);
  await user.click(screen.getByRole('button', { name: 'Pedir' }));
  expect(await screen.findByText(/^Pedido enviado/)).toBeInTheDocument();
  expect(inputsOf('prestamo.pedir')).toMatchObject([
    { typeId: 2, amount: '100000', instalments: 3, firstPeriod: '2026-12' },
  ]);
  close();
});

test('over the limit of the law it says how much is left, and of which law', async () => {
  answerByAccion(answers);
  const { user, close } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Importe' }), '900000');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /En diciembre de 2026 te quedan \$\s200.000,00 para descontar.*LCT, art. 133/,
  );
  close();
});
