import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { reimbursements } from '../index';
import { aReimbursement, known } from '../testing/reimbursementSamples';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'categoriaGasto.listar': known(),
  'reintegro.pedir': { id: 40 },
  'reintegro.corregir': aReimbursement(),
  'reintegro.obtener': aReimbursement(),
  'gasto.buscarRepetido': { repeated: [] },
};
const open = (path = '/reimbursements/new') =>
  renderApp([reimbursements], { path, roles: { REIMBURSEMENTS: true } });
const send = () => screen.getByRole('button', { name: 'Enviar' });

test('what its category asks for is said before it is sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await chooseOption(user, 'Categoría', 'Taxi y remís');
  await user.click(send());
  expect(await screen.findByText('Esta categoría pide el comprobante.')).toBeInTheDocument();
  expect(screen.getByText('Indicá cuánto se gastó.')).toBeInTheDocument();
  expect(inputsOf('reintegro.pedir')).toEqual([]);
  close();
});

test('kilometres are asked in kilometres, and only they are sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, router, close } = open();
  await chooseOption(user, 'Categoría', 'Comidas');
  expect(screen.getByText(/Se paga hasta/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Importe' }), '500');
  await chooseOption(user, 'Categoría', 'Kilómetros');
  expect(screen.queryByRole('textbox', { name: 'Importe' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Kilómetros/ }), '42,5');
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/reimbursements/40'));
  expect(inputsOf('reintegro.pedir')).toMatchObject([
    { categoryId: 3, amount: null, kilometres: '42.5' },
  ]);
  close();
});

test('a receipt that was handed in before is told, with no way to what is not theirs', async () => {
  answerByAccion({
    ...answers,
    'gasto.buscarRepetido': {
      repeated: [{ text: 'El mismo archivo ya está en otra presentación.', path: null }],
    },
  });
  const { user, close } = open();
  await chooseOption(user, 'Categoría', 'Taxi y remís');
  await user.click(screen.getByRole('button', { name: 'Datos de la factura' }));
  await user.type(screen.getByRole('textbox', { name: /CUIT/ }), '30500010912');
  await user.type(screen.getByRole('textbox', { name: /Número/ }), '3-77');
  expect(
    await screen.findByText('El mismo archivo ya está en otra presentación.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver' })).not.toBeInTheDocument();
  close();
});

test('what came back says why, and goes again over the version that was read', async () => {
  const history = [
    {
      id: 1,
      kind: 'returned' as const,
      who: { id: 2, name: 'Paz, Ana', position: null, imageUrl: '' },
      reason: 'Falta el destino',
      at: '2026-11-21T12:00:00.000Z',
    },
  ];
  const row = aReimbursement({ state: 'draft', hasReceipt: true, history });
  const { inputsOf } = answerByAccion({ ...answers, 'reintegro.obtener': row });
  const { user, close } = open('/reimbursements/new?corregir=40');
  expect(await screen.findByText('Paz, Ana pidió cambios: Falta el destino')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /En qué se gastó/ }), ' norte');
  await user.click(send());
  await waitFor(() =>
    expect(inputsOf('reintegro.corregir')).toMatchObject([
      { id: 40, version: 3, description: 'Taxi al puerto norte', amount: '12000.00' },
    ]),
  );
  close();
});
