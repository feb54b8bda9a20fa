import { act, screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { signed } from '../index';
import { aSignature, aSignatureDetail, notYet } from '../testing/signatureSamples';

let draw: (() => void) | undefined;

// jsdom draws no PDF: the test says when it is drawn.
jest.mock('@/components/pdf/ServerPdf', () => ({
  ServerPdf: ({ onDrawn }: { onDrawn?: () => void }) => {
    draw = onDrawn;
    return <p>El visor</p>;
  },
}));
const drawn = async () => {
  await screen.findByText('El visor');
  act(() => draw?.());
};

const open = (answers: Parameters<typeof answerByAccion>[0]) => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'firma.listar': { rows: [], total: 0 },
    ...answers,
  });
  return { inputsOf, ...renderApp([signed], { path: '/signed/sign/5', roles: { SIGNED: true } }) };
};

const sign = async ({ user }: ReturnType<typeof open>, password: string) => {
  await drawn();
  await user.click(await screen.findByRole('button', { name: 'Firmar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Firmar' }));
  await user.type(dialog.getByLabelText('Tu contraseña'), password);
  await user.click(dialog.getByRole('button', { name: 'Firmar' }));
};

test('before their turn it says who goes first, and there is nothing to sign with', async () => {
  const app = open({ 'firma.obtener': notYet() });
  expect(
    await screen.findByText('Antes firman otras personas: te avisamos cuando te toque.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Bravo, Luis', { selector: 'li *' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Firmar|Rechazar/ })).not.toBeInTheDocument();
  // It was not opened by who may sign it: nobody is told so.
  expect(app.inputsOf('firma.abrir')).toEqual([]);
  app.close();
});

test('before it is seen nothing is recorded nor signed; it can be rejected', async () => {
  const app = open({ 'firma.obtener': aSignatureDetail({ state: 'pending', mayDissent: true }) });
  const button = await screen.findByRole('button', { name: 'Firmar' });
  expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Firmar en disconformidad' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Rechazar' })).toBeEnabled();
  expect(screen.getByText('Vas a poder firmar cuando el documento se vea.')).toBeInTheDocument();
  expect(app.inputsOf('firma.abrir')).toEqual([]);
  await drawn();
  expect(button).toBeEnabled();
  await waitFor(() => expect(app.inputsOf('firma.abrir')).toMatchObject([{ id: 5 }]));
  app.close();
});

test('a wrong password is told beside its field, and nothing is signed', async () => {
  const why = 'La contraseña no es esa.';
  const app = open({
    'firma.obtener': aSignatureDetail(),
    'firma.firmar': {
      refusedWith: 422,
      code: 'datos_invalidos',
      message: 'Hay datos para corregir.',
      fields: { clave: why },
    },
  });
  await sign(app, 'otra clave');
  const password = await screen.findByLabelText('Tu contraseña');
  await waitFor(() => expect(password).toHaveAccessibleDescription(why));
  expect(password).toHaveFocus();
  expect(screen.queryByText('Listo: quedó firmado.')).not.toBeInTheDocument();
  expect(screen.getByText('Abierto', { selector: 'li *' })).toBeInTheDocument();
  app.close();
});

test('once signed it offers the next one that waits, the most urgent first', async () => {
  let state: 'opened' | 'signed' = 'opened';
  const now = () => aSignatureDetail({ state, maySign: state === 'opened' });
  const app = open({
    'firma.obtener': now,
    'firma.firmar': () => {
      state = 'signed';
      return now();
    },
    'firma.listar': { rows: [aSignature(), aSignature({ id: 12, title: 'Otro' })], total: 2 },
  });
  await sign(app, 'anden2026');
  expect(await screen.findByText('Listo: quedó firmado.')).toBeInTheDocument();
  expect(app.inputsOf('firma.firmar')).toMatchObject([
    { id: 5, version: 2, outcome: 'signed', clave: 'anden2026' },
  ]);
  const next = await screen.findByRole('link', { name: 'Siguiente por firmar' });
  expect(next).toHaveAttribute('href', '/signed/sign/12');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Firma' })).toBeNull());
  app.close();
});

test('with nothing left it leads to what was signed', async () => {
  const done = aSignatureDetail({ state: 'signed', maySign: false });
  let signedNow = false;
  const app = open({
    'firma.obtener': () => (signedNow ? done : aSignatureDetail()),
    'firma.firmar': () => {
      signedNow = true;
      return done;
    },
    'firma.listar': { rows: [aSignature()], total: 1 },
  });
  await sign(app, 'anden2026');
  const link = await screen.findByRole('link', { name: 'Ver mis firmas' });
  expect(link).toHaveAttribute('href', '/signed/mine');
  app.close();
});

test('whoever may not sign so reads no such button; rejecting asks why', async () => {
  const app = open({ 'firma.obtener': aSignatureDetail({ mayDissent: false }) });
  await app.user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(screen.queryByRole('button', { name: 'Firmar en disconformidad' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar' }));
  await app.user.type(dialog.getByLabelText('Tu contraseña'), 'anden2026');
  await app.user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Contá por qué.')).toBeInTheDocument();
  expect(app.inputsOf('firma.firmar')).toEqual([]);
  app.close();
});
