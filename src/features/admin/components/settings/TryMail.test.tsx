import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../../tests/support/answerByAccion';
import { renderBlock } from '../../../../../tests/support/renderApp';
import { TryMail } from './TryMail';

const open = (send: (to: string) => Promise<{ to: string } | null>) => {
  const wire = answerByAccion({ 'casa.confirmarCorreo': {} });
  const block = <TryMail send={send} then="Ya podés guardar." />;
  return { ...renderBlock(block), ...wire };
};

test('that the server took it is not that it arrived: that is for the person to say', async () => {
  const send = jest.fn(async (to: string) => ({ to }));
  const { user, close, inputsOf } = open(send);
  await user.type(screen.getByRole('textbox', { name: /prueba/ }), ' ana@sur.example ');
  await user.click(screen.getByRole('button', { name: 'Probar' }));
  expect(
    await screen.findByText('Salió una prueba a ana@sur.example. Fijate si llegó.'),
  ).toBeVisible();
  expect(inputsOf('casa.confirmarCorreo')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Me llegó' }));
  expect(await screen.findByText('El correo llega. Ya podés guardar.')).toBeVisible();
  expect(inputsOf('casa.confirmarCorreo')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Me llegó' })).toBeNull();
  close();
});

test('Enter in its field tries once, and sends no form around it', async () => {
  let answer: (sent: { to: string }) => void = () => undefined;
  const send = jest.fn(() => new Promise<{ to: string }>((resolve) => (answer = resolve)));
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user, close } = renderBlock(
    <form onSubmit={submit}>
      <TryMail send={send} then="" />
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: /prueba/ }), 'a@b.example{Enter}{Enter}');
  expect([send.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0]);
  answer({ to: 'a@b.example' });
  expect(await screen.findByText(/^Salió una prueba/)).toBeVisible();
  close();
});

test('what a server refused is told in its words, beside nothing to confirm', async () => {
  const refused = {
    status: 409,
    code: 'conflicto',
    message: 'No aceptó la contraseña.',
    detail: '',
  };
  const { user, close } = open(() => Promise.reject(refused));
  await user.click(screen.getByRole('button', { name: 'Probar' }));
  expect(await screen.findByText('No aceptó la contraseña.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Me llegó' })).toBeNull();
  close();
});

test('a form that is not right yet sends nothing and says nothing', async () => {
  const { user, close } = open(async () => null);
  await user.click(screen.getByRole('button', { name: 'Probar' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Probar' })).toBeEnabled();
  close();
});
