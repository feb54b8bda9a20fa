import { groupedDigits } from '@contract/core/groupedDigits';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderBlock } from '../../../tests/support/renderApp';
import { caretAfterDigits } from './caretAfterDigits';
import { DigitsInput } from './DigitsInput';
import { Form } from './Form';

test('a number is grouped by four and its caret stays behind the same digit', () => {
  expect(groupedDigits('0720-1234 88')).toBe('0720 1234 88');
  expect(caretAfterDigits('0720 1234', 4)).toBe(4);
  expect(caretAfterDigits('0720 1234', 5)).toBe(6);
});

function Account({ onSave }: { onSave: (cbu: string) => void }) {
  const form = useForm({ defaultValues: { cbu: '' } });
  return (
    <Form form={form} submitLabel="Guardar" onSubmit={({ cbu }) => onSave(cbu)}>
      <DigitsInput name="cbu" label="CBU o CVU" count={22} />
    </Form>
  );
}

test('typed or pasted with anything between, the form holds the digits and no more than there are', async () => {
  const saved = jest.fn();
  const { user, close } = renderBlock(<Account onSave={saved} />);
  const input = screen.getByRole('textbox', { name: 'CBU o CVU' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await user.click(input);
  await user.paste('07201234-8800001234567899');
  expect(input).toHaveValue('0720 1234 8800 0012 3456 78');
  await user.type(input, '{Home}{Delete}1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(saved).toHaveBeenCalledWith('1720123488000012345678');
  close();
});
