import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

test('is 256 wide, says what it opens, and stays black on white', () => {
  const { container } = render(
    <QrCode value="https://anden.test/v/1" label="Verificar el documento" />,
  );
  const code = screen.getByRole('img', { name: 'Verificar el documento' });
  expect(code).toHaveAttribute('width', '256');
  const fills = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('fill'));
  expect(fills).toEqual(['#FFFFFF', '#000000']);
});
