import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeHost } from './NoticeHost';
import { pushNotice } from './noticeQueue';

test('one notice at a time; undoing happens once', async () => {
  const undo = jest.fn();
  render(<NoticeHost />);
  act(() => {
    pushNotice({ text: 'Publicación archivada', undo });
    pushNotice({ text: 'Sin conexión', tone: 'error' });
    pushNotice({ text: 'Sin conexión', tone: 'error' });
  });
  expect(screen.getByRole('status')).toHaveTextContent('Publicación archivada');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('goes away by itself, later when it can be undone', () => {
  jest.useFakeTimers();
  render(<NoticeHost />);
  act(() => pushNotice({ text: 'Guardado' }));
  act(() => jest.advanceTimersByTime(6_500));
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
  act(() => pushNotice({ text: 'Archivado', undo: () => undefined }));
  act(() => jest.advanceTimersByTime(6_500));
  expect(screen.getByText('Archivado')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.queryByText('Archivado')).not.toBeInTheDocument();
  jest.useRealTimers();
});
