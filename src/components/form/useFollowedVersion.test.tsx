import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useFollowedVersion } from './useFollowedVersion';

interface Stored {
  version: number;
  name: string;
}
const valuesOf = ({ name }: Stored) => ({ name });

function Sample({ stored }: { stored: Stored }) {
  const form = useForm({ defaultValues: valuesOf(stored) });
  const version = useFollowedVersion(form, stored, valuesOf);
  return (
    <>
      <input aria-label="Nombre" {...form.register('name')} />
      <output>{version}</output>
    </>
  );
}

test('untouched it shows what others save; once typed in, it keeps the words and the version they began with', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Sample stored={{ version: 1, name: 'Andén' }} />);
  const name = screen.getByRole('textbox');
  rerender(<Sample stored={{ version: 2, name: 'Andén Sur' }} />);
  expect(name).toHaveValue('Andén Sur');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  await user.type(name, '!');
  rerender(<Sample stored={{ version: 3, name: 'Otro' }} />);
  expect(name).toHaveValue('Andén Sur!');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  await user.type(name, '{Backspace}');
  expect(name).toHaveValue('Otro');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});
