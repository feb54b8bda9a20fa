import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { standPushBrowser } from '../../../tests/support/pushBrowser';
import { renderBlock } from '../../../tests/support/renderApp';
import { PushOffer } from './PushOffer';

const key = Buffer.from([4, ...Array(64).fill(1)]).toString('base64url');
const question = '¿Te avisamos en este dispositivo cuando lo decidan?';
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'notificacion.dispositivo': { key, device: null, others: [] },
  'notificacion.registrarDispositivo': { ok: true },
};
const offer = () => renderBlock(<PushOffer>{question}</PushOffer>, { server: 'http://anden.test' });

let undo: () => void = () => undefined;
afterEach(() => undo());

test('who says yes is asked by the browser, subscribes with the key of the server, and is not asked again', async () => {
  const browser = standPushBrowser();
  undo = browser.undo;
  const { inputsOf } = answerByAccion(answers);
  const { user, store, close } = offer();
  await user.click(await screen.findByRole('button', { name: 'Sí, avisame' }));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(browser.asked).toHaveBeenCalledTimes(1);
  expect(browser.keys).toEqual([key]);
  expect(inputsOf('notificacion.registrarDispositivo')).toMatchObject([
    { endpoint: 'https://push.example/1', p256dh: expect.any(String), auth: expect.any(String) },
  ]);
  expect(store.getState().config.pushOffer).toBe(true);
  close();
});

test('who says no is asked neither by the browser nor again', async () => {
  const browser = standPushBrowser();
  undo = browser.undo;
  answerByAccion(answers);
  const { user, store, close } = offer();
  await user.click(await screen.findByRole('button', { name: 'No, gracias' }));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(browser.asked).not.toHaveBeenCalled();
  expect(store.getState().config.pushOffer).toBe(true);
  close();
});

test.each([
  ['without push', () => () => undefined],
  ['that said no to the browser', () => standPushBrowser({ permission: 'denied' }).undo],
  ['that has them already', () => standPushBrowser({ permission: 'granted' }).undo],
])('a browser %s is offered nothing, and costs no question', async (_what, stand) => {
  undo = stand();
  const { inputsOf } = answerByAccion(answers);
  const { close } = offer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(inputsOf('notificacion.dispositivo')).toEqual([]);
  close();
});
