import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

test('measures 35 and says what it waits for', () => {
  render(<Spinner label="Calculando" />);
  expect(screen.getByRole('progressbar', { name: 'Calculando' })).toHaveStyle({ width: '35px' });
});
