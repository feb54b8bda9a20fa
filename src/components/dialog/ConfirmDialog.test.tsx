import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const shared = {
  open: true,
  title: '¿Publicar los recibos?',
  confirmLabel: 'Publicar 62 recibos',
  children: 'Vas a publicar 62 recibos.',
};

test('says what will happen, and Esc is no', async () => {
  const [confirm, close] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog {...shared} onConfirm={confirm} onClose={close} />);
  const dialog = screen.getByRole('alertdialog', { name: '¿Publicar los recibos?' });
  expect(dialog).toHaveAccessibleDescription('Vas a publicar 62 recibos.');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
  expect(confirm).not.toHaveBeenCalled();
});

test('in a dangerous one Enter, pressed out of habit, does nothing irreversible', async () => {
  const [confirm, close] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog {...shared} tone="danger" onConfirm={confirm} onClose={close} />);
  await userEvent.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
});

test('while it works it can be neither repeated nor closed', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const confirm = jest.fn(() => new Promise((resolve) => (finish = resolve)));
  const close = jest.fn();
  render(<ConfirmDialog {...shared} onConfirm={confirm} onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Publicar 62 recibos' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /Publicar 62 recibos/ })).toBeDisabled();
  expect(close).not.toHaveBeenCalled();
  await act(async () => finish());
});
