import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { signed } from '../index';
import { aSignature } from '../testing/signatureSamples';

const state = { 'servidor.estado': { capabilities: ['bodies', 'bearer'] } };
const none = { rows: [], total: 0 };
const sick = { refusedWith: 500, code: 'falla', message: 'No anda.' };
const sends = (yes: boolean) => ({ ...none, sends: yes });

const open = (path: string, answers: Parameters<typeof answerByAccion>[0]) => {
  const { inputsOf } = answerByAccion({ ...state, ...answers });
  return { inputsOf, ...renderApp([signed], { path, roles: { SIGNED: true } }) };
};

test('with nothing to sign it says so, and how it will be known', async () => {
  const app = open('/signed', { 'sobre.listar': sends(false), 'firma.listar': none });
  expect(await screen.findByText('No tenés nada para firmar')).toBeInTheDocument();
  app.close();
});

test('who sends and sent nothing is told what it is for', async () => {
  const app = open('/signed', { 'sobre.listar': sends(true) });
  expect(await screen.findByText('Todavía no se envió nada a firmar')).toBeInTheDocument();
  // At the top as always, and where one reads that there is nothing.
  expect(screen.getAllByRole('link', { name: 'Enviar a firmar' })).toHaveLength(2);
  app.close();
});

test('the list of who signs is for who sends alone', async () => {
  const app = open('/signed/people', { 'sobre.listar': sends(false) });
  expect(await screen.findByText(/permiso/i)).toBeInTheDocument();
  expect(app.inputsOf('firma.listar')).toEqual([]);
  app.close();
});

test('nobody asked yet', async () => {
  const app = open('/signed/people', { 'sobre.listar': sends(true), 'firma.listar': none });
  expect(await screen.findByText('Todavía no se pidió ninguna firma')).toBeInTheDocument();
  app.close();
});

test.each(['/signed', '/signed/mine'])(
  'what cannot be read can be tried again: %s',
  async (path) => {
    let down = true;
    const app = open(path, {
      'sobre.listar': () => (down ? sick : sends(false)),
      'firma.listar': { rows: [aSignature()], total: 1 },
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    down = false;
    await app.user.click(retry);
    expect((await screen.findAllByText('Política de uso de celulares')).length).toBeGreaterThan(0);
    app.close();
  },
);

test('a list that fails fails by itself: what is over still shows', async () => {
  let down = true;
  const app = open('/signed', {
    'sobre.listar': sends(false),
    'firma.listar': (input) =>
      JSON.stringify(input).includes('waiting')
        ? down
          ? sick
          : none
        : { rows: [aSignature({ state: 'signed', title: 'Contrato' })], total: 1 },
  });
  expect(await screen.findByText('Contrato')).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  down = false;
  await app.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Lo que ya pasó' })).toBeInTheDocument();
  app.close();
});
