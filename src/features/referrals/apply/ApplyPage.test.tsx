import { act, screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { applying } from '../index';

const shown = {
  position: 'Operaria de depósito',
  siteName: 'Casa central',
  organisation: 'El Andamio',
  offer: { text: 'Preparar pedidos.', until: '2026-12-31', referrer: 'Ana Sosa' },
  sent: null,
  keepMonths: 6,
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'postulacion.obtener': shown,
  'postulacion.enviar': { code: 'propio' },
};
const open = (path: string) => renderApp([applying], { path, user: null });

test('a candidate reads who keeps their data, agrees, sends and gets a link of their own', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/apply#abc');
  expect(await screen.findByRole('heading', { name: 'Operaria de depósito' })).toBeInTheDocument();
  expect(screen.getByText(/Te pasó esta búsqueda Ana Sosa/)).toBeInTheDocument();
  expect(screen.getByText(/Los guarda El Andamio/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar mi postulación' }));
  expect(await screen.findByText('Para postularte hace falta que aceptes.')).toBeInTheDocument();
  expect(inputsOf('postulacion.enviar')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'José 🙌');
  await user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Ríos');
  await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'jose@correo.example');
  await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '341 555-1234');
  await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
  await user.click(screen.getByRole('button', { name: 'Enviar mi postulación' }));
  expect(await screen.findByText('Recibimos tu postulación')).toHaveFocus();
  expect(screen.getByRole('link', { name: /\/apply#propio$/ })).toBeInTheDocument();
  expect(inputsOf('postulacion.enviar')).toEqual([
    expect.objectContaining({ code: 'abc', firstName: 'José 🙌', consent: true }),
  ]);
  close();
});

test('a link that serves no more is told calmly, also where another one stood before', async () => {
  const refused = { refusedWith: 404, code: 'no_encontrado', message: 'Pedile otro.' };
  answerByAccion({
    ...answers,
    'postulacion.obtener': ({ code }: Record<string, unknown>) =>
      code === 'abc' ? shown : refused,
  });
  const { router, close } = open('/apply#abc');
  expect(await screen.findByText('Preparar pedidos.')).toBeInTheDocument();
  await act(() => router.navigate('/apply#viejo'));
  expect(await screen.findByText('Este enlace ya no sirve')).toBeInTheDocument();
  close();
});

test('whoever comes back reads how it went on and asks that it is erased', async () => {
  const sent = { at: '2026-11-20T12:00:00.000Z', stage: 'ended', words: 'Gracias por venir.' };
  const kept = {
    firstName: 'José',
    lastName: 'Ríos',
    email: 'jose@correo.example',
    phone: '341',
    message: '',
    cv: '',
  };
  const { inputsOf } = answerByAccion({
    ...answers,
    'postulacion.obtener': {
      ...shown,
      offer: null,
      sent: { ...sent, eraseDue: null, kept, interviews: [] },
    },
    'postulacion.pedirBorrado': { due: '2026-11-30' },
  });
  const { user, close } = open('/apply#propio');
  expect(await screen.findByText('Gracias por venir.')).toBeInTheDocument();
  expect(screen.getByText('jose@correo.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pedir que se borren' }));
  const [, confirm] = await screen.findAllByRole('button', {
    name: 'Pedir que se borren',
    hidden: true,
  });
  if (confirm) await user.click(confirm);
  expect(await screen.findByText(/a más tardar el 30\/11\/2026/)).toBeInTheDocument();
  expect(inputsOf('postulacion.pedirBorrado')).toMatchObject([{ code: 'propio' }]);
  close();
});

test('whoever comes back puts right what is kept of them, and reads it as it is then', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'postulacion.obtener': {
      ...{ ...shown, offer: null },
      sent: {
        ...{ at: '2026-11-20T12:00:00.000Z', stage: 'process', words: '', eraseDue: null },
        ...{ interviews: [] },
        kept: {
          ...{ firstName: 'José', lastName: 'Ríos', email: 'jose@correo.example' },
          ...{ phone: '341 555-1234', message: '', cv: 'cv.pdf' },
        },
      },
    },
    'postulacion.corregir': { ok: true },
  });
  const { user, close } = open('/apply#propio');
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const email = screen.getByRole('textbox', { name: 'Correo' });
  await user.clear(email);
  await user.type(email, 'nuevo');
  await user.click(screen.getByRole('button', { name: 'Guardar la corrección' }));
  expect(await screen.findByText('No es una dirección de correo.')).toBeInTheDocument();
  await user.type(email, '@correo.example');
  await user.click(screen.getByRole('button', { name: 'Guardar la corrección' }));
  expect(await screen.findByText('Quedó corregido.')).toBeInTheDocument();
  expect(screen.getByText('nuevo@correo.example')).toBeInTheDocument();
  expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  expect(inputsOf('postulacion.corregir')).toEqual([
    expect.objectContaining({ code: 'propio', email: 'nuevo@correo.example', lastName: 'Ríos' }),
  ]);
  close();
});
