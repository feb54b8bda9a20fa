import { render, screen } from '@testing-library/react';
import { initials } from './initials';
import { PersonName } from './PersonName';

test.each([
  ['Gómez, Ana María', 'AG'],
  ['Ana Gómez', 'AG'],
  ['Ñancupil, Íris', 'ÍÑ'],
  ['Ana', 'A'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the photo is found by the document, and the name is read once', () => {
  const { container } = render(<PersonName name="Gómez, Ana" dni="30111222" detail="Operaria" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/fotos/30111222');
  expect(screen.getAllByText('Gómez, Ana')).toHaveLength(1);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
