import { act, render, screen } from '@testing-library/react';
import { clock } from '@/utils/clock';
import { RelativeTime } from './RelativeTime';

test('stays true while the page is open, and gives the full date', () => {
  jest.useFakeTimers();
  const value = new Date(clock.ms() - 30_000).toISOString();
  render(<RelativeTime value={value} />);
  const time = screen.getByText('Hace un momento');
  expect(time).toHaveAttribute('dateTime', value);
  expect(time.title).toMatch(/lunes, 23 de noviembre de 2026/);
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Hace 2 minutos')).toBeInTheDocument();
  jest.useRealTimers();
});

test('shows nothing rather than nonsense', () => {
  const { container } = render(<RelativeTime value="ayer" />);
  expect(container).toBeEmptyDOMElement();
});
