import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { renderBlock } from '../../../tests/support/renderApp';
import { contractResolver } from './contractResolver';
import { Form } from './Form';
import { TextInput } from './TextInput';

const schema = z.object({ why: z.string().max(50, 'Usá como mucho 50 caracteres.') });
type Values = z.input<typeof schema>;
const resolver = contractResolver(schema);

function open(send: (values: Values) => void) {
  function Sample() {
    const form = useForm<Values>({ resolver, defaultValues: { why: '' } });
    return (
      <Form form={form} submitLabel="Firmar" onSubmit={send}>
        <TextInput<Values>
          name="why"
          label="Por qué"
          hint="Con tus palabras."
          rows={3}
          maxLength={50}
        />
      </Form>
    );
  }
  return renderBlock(<Sample />);
}

test('a text says how much room is left near its end', async () => {
  const { user, close } = open(() => undefined);
  const why = screen.getByRole('textbox', { name: 'Por qué' });
  await user.click(why);
  await user.paste('a'.repeat(39));
  expect(why).toHaveAccessibleDescription('Con tus palabras.');
  await user.paste('a');
  expect(why).toHaveAccessibleDescription('40 de 50 caracteres');
  close();
});

test('what is too long is neither cut nor sent, and what is too much is said', async () => {
  const send = jest.fn();
  const { user, close } = open(send);
  const why = screen.getByRole('textbox', { name: 'Por qué' });
  await user.click(why);
  await user.paste('a'.repeat(62));
  expect(why).toHaveValue('a'.repeat(62));
  expect(why).toHaveAccessibleDescription('Sobran 12 caracteres de 50');
  await user.click(screen.getByRole('button', { name: 'Firmar' }));
  expect(why).toHaveAccessibleDescription('Usá como mucho 50 caracteres.');
  expect(send).not.toHaveBeenCalled();
  close();
});
