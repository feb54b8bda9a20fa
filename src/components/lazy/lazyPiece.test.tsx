import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { browser } from '@/utils/browser';
import { lazyDialog, lazyPiece } from './lazyPiece';
import type { Load } from './rescued';

const notThere = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Words = ({ text }: { text: string }) => <p>{text}</p>;
const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
let answer: () => Promise<unknown>;
let load: jest.Mock<ReturnType<Load<{ text: string }>>>;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  answer = async () => ({ status: 200 });
  global.fetch = jest.fn(() => answer()) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  load = jest.fn();
});

function show() {
  const Piece = lazyPiece(load);
  render(
    <Suspense>
      <Piece text="Acá está" />
    </Suspense>,
  );
}

test('with the server away it says so, and appears by itself when the network is back', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(notThere).mockResolvedValue(Words);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No llegamos al servidor');
  expect(reload).not.toHaveBeenCalled();
  answer = async () => ({ status: 200 });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Acá está')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the button tries again; a proxy that answers for a server that is down is no answer', async () => {
  answer = async () => ({ status: 502 });
  load.mockRejectedValueOnce(notThere).mockResolvedValue(Words);
  show();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  answer = async () => ({ status: 404 });
  await userEvent.click(retry);
  expect(await screen.findByText('Acá está')).toBeInTheDocument();
});

test('a piece of a version that is gone reloads once, and then explains', async () => {
  load.mockRejectedValue(notThere);
  show();
  expect(await screen.findByText('Hay que actualizar la página')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
  show();
  await waitFor(() => expect(screen.getAllByText('Hay que actualizar la página')).toHaveLength(2));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('with something half written nothing is reloaded', async () => {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  load.mockRejectedValue(notThere);
  show();
  expect(await screen.findByText('Hay que actualizar la página')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', hold);
});

test('what was to open over the page says so over it, and can be closed', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const close = jest.fn();
  const Dialog = lazyDialog<{ onClose: () => void }>(() => Promise.reject(notThere));
  render(
    <Suspense>
      <Dialog onClose={close} />
    </Suspense>,
  );
  expect(await screen.findByRole('dialog', { name: 'No se pudo abrir' })).toHaveTextContent(
    'No llegamos al servidor',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalled();
});
