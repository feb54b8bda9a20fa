import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime';

test('stays true while the page is open, and gives the full date', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  render(<RelativeTime value="2026-11-21T14:59:30Z" />);
  const time = screen.getByText('Hace un momento');
  expect(time).toHaveAttribute('dateTime', '2026-11-21T14:59:30Z');
  expect(time.title).toMatch(/sábado, 21 de noviembre de 2026/);
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('Hace 2 minutos')).toBeInTheDocument();
  jest.useRealTimers();
});

test('shows nothing rather than nonsense', () => {
  const { container } = render(<RelativeTime value="ayer" />);
  expect(container).toBeEmptyDOMElement();
});
