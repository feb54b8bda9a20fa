import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryState } from './QueryState';

const failed = {
  status: 500,
  code: 'error_interno',
  message: 'Algo falló en el servidor.',
  detail: 'Error en la solicitud: Error interno',
};
const shared = {
  skeleton: <span>forma</span>,
  isEmpty: (data: string[]) => data.length === 0,
  empty: <p>Todavía no hay recibos</p>,
  children: (data: string[]) => <p>{data.join(', ')}</p>,
};

test('shows nothing under 100 ms, then the skeleton', () => {
  jest.useFakeTimers();
  render(<QueryState {...shared} query={{ isLoading: true }} />);
  expect(screen.getByText('forma')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(120));
  expect(screen.getByText('forma')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  jest.useRealTimers();
});

test('nothing yet and no match are not the same', async () => {
  const clear = jest.fn();
  const query = { data: [], isLoading: false };
  const { rerender } = render(<QueryState {...shared} query={query} />);
  expect(screen.getByText('Todavía no hay recibos')).toBeInTheDocument();
  rerender(<QueryState {...shared} query={query} onClearFilters={clear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(clear).toHaveBeenCalled();
});

test('an error says what happened, folds the raw text, and can be retried', async () => {
  const refetch = jest.fn();
  render(<QueryState {...shared} query={{ isLoading: false, error: failed, refetch }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló en el servidor.');
  expect(
    screen.getByText('Error en la solicitud: Error interno').closest('details'),
  ).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalled();
});

test('a failed refresh does not hide what was there', () => {
  render(<QueryState {...shared} query={{ data: ['Octubre'], isLoading: false, error: failed }} />);
  expect(screen.getByText('Octubre')).toBeInTheDocument();
});

test('what "ver como" hides is said plainly, as no failure and with nothing to retry', () => {
  const error = { ...failed, status: 403, code: 'oculto', message: '“Ver como” no lo muestra.' };
  render(<QueryState {...shared} query={{ isLoading: false, error, refetch: jest.fn() }} />);
  expect(screen.getByText('“Ver como” no lo muestra.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what does not exist is said plainly: nothing failed, and nothing to try again', () => {
  const error = {
    ...failed,
    status: 404,
    code: 'no_encontrado',
    message: 'Esa licencia no existe.',
  };
  render(<QueryState {...shared} query={{ isLoading: false, error, refetch: jest.fn() }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Esa licencia no existe.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
