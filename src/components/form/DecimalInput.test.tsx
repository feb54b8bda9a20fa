import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderBlock } from '../../../tests/support/renderApp';
import { DecimalInput } from './DecimalInput';
import { Form } from './Form';

function Amount({ onSubmit, start = '' }: { onSubmit: (values: object) => void; start?: string }) {
  const form = useForm({ defaultValues: { amount: start } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Guardar">
      <DecimalInput name="amount" label="Monto" prefix="$" />
    </Form>
  );
}

test('groups thousands while typing, takes the dot of the number pad, and gives plain decimal text', async () => {
  const send = jest.fn();
  const { user, close } = renderBlock(<Amount onSubmit={send} />);
  const field = screen.getByRole('textbox', { name: 'Monto' });
  await user.type(field, '1234567.5');
  expect(field).toHaveValue('1.234.567,5');
  await user.type(field, '{Enter}');
  expect(send).toHaveBeenCalledWith({ amount: '1234567.5' });
  close();
});

test('a digit put in the middle leaves the caret where it was', async () => {
  const { user, close } = renderBlock(<Amount onSubmit={jest.fn()} start="1234" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
  expect(field).toHaveValue('1.234');
  await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('19.234');
  expect(field.selectionStart).toBe(2);
  close();
});
