import { act, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/form/Form';
import { TextInput } from '@/components/form/TextInput';
import { api } from '@/services/wms/api';
import { handled } from '@/services/wms/handled';
import { renderBlock } from '../../tests/support/renderApp';
import { startServer } from '../../tests/support/startServer';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    rename: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: '/cosa.renombrar', method: 'POST', body }),
    }),
  }),
});

interface Named {
  name: string;
}

function Board() {
  const [rename] = probe.useRenameMutation();
  const form = useForm<Named>({ defaultValues: { name: 'Ana' } });
  return (
    <>
      <button type="button" onClick={() => void rename({ name: 'suelto' })}>
        Sin formulario
      </button>
      <button type="button" onClick={() => rename({ name: 'propio' }).unwrap().catch(handled)}>
        Con su propio diálogo
      </button>
      <Form form={form} onSubmit={(values) => rename(values).unwrap()} submitLabel="Guardar">
        <TextInput<Named> name="name" label="Nombre" />
      </Form>
    </>
  );
}

const conflict = {
  status: 409,
  body: { code: 'conflicto', message: 'Ese nombre ya lo usa otra persona.' },
};
let reply: { status: number; body: object } = conflict;
let calls = 0;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    calls += 1;
    return reply;
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  reply = conflict;
  calls = 0;
});

const begin = () => renderBlock(<Board />, { server: server.url });
const press = (view: ReturnType<typeof begin>, name: string) =>
  view.user.click(screen.getByRole('button', { name }));
/** Long enough for a notice that must not come. */
const answered = async () => {
  await waitFor(() => expect(calls).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
};

test('tells what nobody else tells, with the technical line for whoever asks', async () => {
  const view = begin();
  await press(view, 'Sin formulario');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ese nombre ya lo usa otra persona.');
  expect(screen.queryByText(/Error en la solicitud/)).not.toBeInTheDocument();
  await press(view, 'Ver detalle');
  expect(screen.getByText('Error en la solicitud: Conflict')).toBeInTheDocument();
  await press(view, 'Cerrar aviso');
  view.close();
});

test('a form shows its own, once', async () => {
  const view = begin();
  await press(view, 'Guardar');
  expect(await screen.findByText('Ese nombre ya lo usa otra persona.')).toBeInTheDocument();
  await answered();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  view.close();
});

test.each([
  ['Con su propio diálogo', conflict],
  ['Sin formulario', { status: 401, body: { code: 'sin_sesion', message: 'Tu sesión terminó.' } }],
])('%s: says nothing more (%o)', async (name, answer) => {
  reply = answer;
  const view = begin();
  await press(view, name);
  await answered();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  view.close();
});

test('without network it says that what was pressed did not happen, and of a server that is away what may be done', async () => {
  const away = await startServer(() => conflict);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await away.stop();
  const view = renderBlock(<Board />, { server: away.url });
  await press(view, 'Sin formulario');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se hizo, porque no hay conexión.');
  await press(view, 'Cerrar aviso');
  onLine.mockReturnValue(true);
  await press(view, 'Sin formulario');
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
    /No pudimos comunicarnos/,
  );
  onLine.mockRestore();
  view.close();
});
