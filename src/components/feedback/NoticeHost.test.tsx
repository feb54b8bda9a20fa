import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('does not wait under the pointer, and what can be taken back only now goes first', () => {
  jest.useFakeTimers();
  render(<NoticeHost />);
  act(() => pushNotice({ text: 'Falló otra cosa', tone: 'error' }));
  act(() => pushNotice({ text: 'Aprobada', undo: () => undefined, lasts: 5_000 }));
  fireEvent.mouseEnter(screen.getByRole('status'));
  fireEvent.mouseOver(screen.getByRole('status'));
  act(() => jest.advanceTimersByTime(5_100));
  expect(screen.queryByText('Aprobada')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Falló otra cosa');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});
