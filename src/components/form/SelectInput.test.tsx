import { act, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderBlock } from '../../../tests/support/renderApp';
import { Form } from './Form';
import { SelectInput } from './SelectInput';

const options = [
  { value: 1, label: 'Ledesma, Santiago' },
  { value: 2, label: 'Ojeda, Julieta' },
];

function PickerForm() {
  const form = useForm({ defaultValues: { picker: '' } });
  return (
    <Form form={form} onSubmit={async () => undefined} submitLabel="Asignar">
      <SelectInput name="picker" label="Quién" options={options} placeholder="Nadie" optional />
    </Form>
  );
}

test('who presses slowly lets go over the list and chooses nothing, and chooses by pressing again', async () => {
  const { user } = renderBlock(<PickerForm />);
  const field = screen.getByRole('combobox', { name: /^Quién/ });
  fireEvent.mouseDown(field);
  const option = await screen.findByRole('option', { name: 'Ledesma, Santiago' });
  // Longer than any press that the library takes for a short one.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  fireEvent.mouseUp(option);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(field).toHaveTextContent('Nadie');
  await user.click(option);
  expect(field).toHaveTextContent('Ledesma, Santiago');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
