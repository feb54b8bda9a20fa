import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';

test('is silent unless nothing beside it says the same', () => {
  const { rerender } = render(<Icon name="lock" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Icon name="lock" label="Período cerrado" />);
  expect(screen.getByTitle('Período cerrado')).toBeInTheDocument();
});
