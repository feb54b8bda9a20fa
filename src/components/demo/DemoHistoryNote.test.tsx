import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { renderBlock } from '../../../tests/support/renderApp';
import { DemoHistoryNote } from './DemoHistoryNote';

const shown = (making: boolean) => {
  const { inputsOf } = answerByAccion({ 'demo.obtenerHistoria': { making } });
  const { close } = renderBlock(<DemoHistoryNote />, { server: 'http://anden.test' });
  return { asked: () => inputsOf('demo.obtenerHistoria').length, close };
};

test('while the months before are being written, the page says why they are missing', async () => {
  const { close } = shown(true);
  expect(await screen.findByText(/^Armando la historia de la demo/)).toBeVisible();
  close();
});

test('with its months there it says nothing', async () => {
  const { asked, close } = shown(false);
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  close();
});
