import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { renditions } from '../index';
import { aLine, aRendition } from '../testing/renditionSamples';

const category = {
  id: 1,
  version: 1,
  code: 'TAX',
  name: 'Taxi y remís',
  kind: 'amount' as const,
  limit: null,
  needsReceipt: false,
  account: '',
  active: true,
  used: true,
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'categoriaGasto.listar': { rows: [category], edits: false, manages: false, kmRate: '420.00' },
  'gasto.buscarRepetido': { repeated: [] },
  'rendicion.obtener': aRendition(),
  'rendicion.abrir': { id: 60 },
  'rendicion.presentar': aRendition({ state: 'handed' }),
  'rendicion.agregarGasto': { lineId: 6 },
  'rendicion.quitarGasto': aRendition({ lines: [] }),
};
const open = (path = '/renditions/60') =>
  renderApp([renditions], { path, roles: { RENDITIONS: true } });

test('what will be handed in is said before it is, over the version that was read', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Presentar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/1 gasto por \$\s12\.000,00/)).toBeInTheDocument();
  expect(within(dialog).getByText(/\$\s8\.000,00 a devolver/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Presentar' }));
  await waitFor(() =>
    expect(inputsOf('rendicion.presentar')).toMatchObject([{ id: 60, version: 4 }]),
  );
  close();
});

test('an expense begins with the trip of its rendition and is added to it', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, router, close } = open('/renditions/60/expense');
  await chooseOption(user, 'Categoría', 'Taxi y remís');
  await user.type(screen.getByRole('textbox', { name: 'Importe' }), '500');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/renditions/60'));
  expect(inputsOf('rendicion.agregarGasto')).toMatchObject([
    { id: 60, categoryId: 1, amount: '500', trip: 'Rosario' },
  ]);
  close();
});

test('an approved advance is called off with a reason, by who would pay it', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'rendicion.obtener': aRendition({
      state: 'toPay',
      asked: '20000.00',
      paid: '0.00',
      actions: ['payAdvance', 'callOff'],
    }),
    'rendicion.pagarVarias': { done: 1, refused: 0, results: [], undo: null, jobId: null },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Dejar sin efecto' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Dejar sin efecto el anticipo aprobado',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Dejar sin efecto' }));
  expect(inputsOf('rendicion.pagarVarias')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'No se viaja');
  await user.click(within(dialog).getByRole('button', { name: 'Dejar sin efecto' }));
  await waitFor(() =>
    expect(inputsOf('rendicion.pagarVarias')).toMatchObject([
      { move: { kind: 'callOff', reason: 'No se viaja' } },
    ]),
  );
  close();
});

test('one that is in review takes no more expenses, and says so', async () => {
  answerByAccion({ ...answers, 'rendicion.obtener': aRendition({ state: 'handed', actions: [] }) });
  const { close } = open('/renditions/60/expense');
  expect(
    await screen.findByText('A esta rendición ya no se le agregan gastos'),
  ).toBeInTheDocument();
  close();
});

test('what was cut is told with its reason, and nobody but its person changes it', async () => {
  const cut = aLine({ granted: '9000.00', cutReason: 'La propina no va' });
  answerByAccion({
    ...answers,
    'rendicion.obtener': aRendition({ state: 'approved', lines: [cut], actions: ['settle'] }),
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: /Recortado/ }));
  expect(await screen.findByText(/La propina no va/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Quitar' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Marcar como devuelto' })).toBeInTheDocument();
  close();
});

test('an advance is asked for an amount, and nothing at all is none', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/renditions/new');
  await user.type(await screen.findByRole('textbox', { name: /Para qué/ }), 'Feria');
  await user.type(screen.getByRole('textbox', { name: /Anticipo/ }), '0');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/Indicá cuánto necesitás/)).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: /Anticipo/ }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() =>
    expect(inputsOf('rendicion.abrir')).toMatchObject([{ title: 'Feria', asked: null }]),
  );
  close();
});
