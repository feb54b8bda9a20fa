import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { referrals } from '../index';
import { referralWire } from '../testing/referralWire';

const open = () =>
  renderApp([referrals], { path: '/referrals/4', roles: { REFERRALS: { ALL: true } } });
const answers = { 'servidor.estado': { capabilities: ['bodies', 'bearer'] } };
const former = { personId: 31, name: 'Juárez, Nina', docket: '0042', leaveDate: '2024-05-03' };

test('a former worker’s file is offered, and linked once it was confirmed', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'referido.obtener': referralWire({ knownFiles: [former] }),
    'referido.vincularLegajo': { id: 4 },
  });
  const { user, close } = open();
  expect(await screen.findByText(/ya tuvo el legajo 0042, hasta el 03\/05\/2024/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vincular ese legajo' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Vincular' }));
  expect(await screen.findByText('Quedó vinculado el legajo 0042')).toBeInTheDocument();
  expect(inputsOf('referido.vincularLegajo')).toEqual([
    expect.objectContaining({ id: 4, version: 3, personId: 31 }),
  ]);
  close();
});

test('whoever works here is told before anybody hires them, and nothing is offered', async () => {
  answerByAccion({
    ...answers,
    'referido.obtener': referralWire({
      ...{ state: 'process', startDay: null, actions: ['hire', 'reject'] },
      knownFiles: [{ ...former, leaveDate: null }],
    }),
  });
  const { close } = open();
  expect(await screen.findByText(/ya trabaja acá con el mismo correo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vincular ese legajo' })).not.toBeInTheDocument();
  close();
});

test('a CUIL that is not one is told beside the field; a good one is linked', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'referido.obtener': referralWire(),
    'referido.vincularLegajo': { id: 4 },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Ya tuvo legajo' }));
  const field = await screen.findByRole('textbox', { name: 'CUIL' });
  await user.type(field, '20-11111111-9');
  await user.click(screen.getByRole('button', { name: 'Vincular su legajo' }));
  expect(await screen.findByText('El dígito verificador no coincide.')).toBeInTheDocument();
  expect(inputsOf('referido.vincularLegajo')).toEqual([]);
  await user.clear(field);
  await user.type(field, '20-11111111-2');
  await user.click(screen.getByRole('button', { name: 'Vincular su legajo' }));
  expect(await screen.findByText('Su legajo de antes quedó vinculado')).toBeInTheDocument();
  expect(inputsOf('referido.vincularLegajo')).toEqual([
    expect.objectContaining({ id: 4, version: 3 }),
  ]);
  close();
});

test('a linked file that is still closed says what is left to do', async () => {
  answerByAccion({
    ...answers,
    'referido.obtener': referralWire({ personId: 31, personLeft: true, actions: ['note'] }),
  });
  const { close } = open();
  expect(await screen.findByText(/reactivalo en su ficha/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir su legajo' })).toHaveAttribute(
    'href',
    '/users/31',
  );
  close();
});

test('a hire that waits to be approved says so, and leads to its request', async () => {
  answerByAccion({
    ...answers,
    'referido.obtener': referralWire({
      ...{ state: 'process', startDay: null, actions: ['reject'] },
      awaits: { startDay: '2026-12-01', requestId: 12 },
    }),
  });
  const { close } = open();
  expect(
    await screen.findByText('Espera aprobación para ingresar el 01/12/2026.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver la solicitud' })).toHaveAttribute(
    'href',
    '/requests?solicitud=12',
  );
  expect(screen.queryByRole('button', { name: 'Contratar' })).not.toBeInTheDocument();
  close();
});
