import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setMedia } from '../../../tests/support/matchMedia';
import { renderBlock } from '../../../tests/support/renderApp';
import { FileDrop } from './FileDrop';
import { fileSize } from './fileRules';

const rules = { accept: ['image/*'], acceptLabel: 'JPG, PNG o WebP', maxBytes: 1000, maxFiles: 2 };
const file = (name: string, type = 'image/png', size = 10) =>
  new File(['x'.repeat(size)], name, { type });

function Pictures() {
  const [files, setFiles] = useState<File[]>([]);
  return <FileDrop label="Imágenes" rules={rules} files={files} onChange={setFiles} />;
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => setMedia());

test('what does not enter is told why, and the rest enters', async () => {
  renderBlock(<Pictures />);
  const input = screen.getByLabelText('Elegir archivo', { selector: 'input' });
  const many = [file('a.png'), file('b.pdf', 'application/pdf'), file('c.png', 'image/png', 1500)];
  await userEvent.upload(input, [...many, file('d.png'), file('e.png')], { applyAccept: false });
  const reasons = screen.getByRole('alert');
  expect(reasons).toHaveTextContent(
    '“b.pdf” no es del tipo que se puede usar acá: JPG, PNG o WebP.',
  );
  expect(reasons).toHaveTextContent('“c.png” pesa 1,5 KB y el máximo es 1 KB.');
  expect(reasons).toHaveTextContent('“e.png” no entra: el máximo es 2.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a.png' }));
  expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  expect(screen.getByText('d.png')).toBeInTheDocument();
});

test('takes a picture dropped or pasted', () => {
  renderBlock(<Pictures />);
  const zone = screen.getByText('Imágenes: arrastrá o pegá acá');
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file('caida.png')] } });
  expect(screen.getByText('caida.png')).toBeInTheDocument();
  fireEvent.paste(document.body, { clipboardData: { files: [file('pegada.png')] } });
  expect(screen.getByText('pegada.png')).toBeInTheDocument();
});

test('a phone offers its camera', () => {
  setMedia((query) => /coarse/.test(query));
  renderBlock(<Pictures />);
  expect(screen.getByLabelText('Sacar foto', { selector: 'input' })).toHaveAttribute('capture');
});

test.each([
  [0, '0 bytes'],
  [1500, '1,5 KB'],
  [12_400_000, '12,4 MB'],
])('%i is %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
