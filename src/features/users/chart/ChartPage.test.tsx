import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { users } from '../index';

const someone = (id: number, name: string, reports: number) => ({
  id,
  name,
  position: 'Puesto',
  areaName: 'Área',
  imageUrl: `/fotos/persona-${id}`,
  reports,
});
const teams: Record<string, ReturnType<typeof someone>[]> = {
  '': [someone(1, 'Rey, Ana', 2)],
  1: [someone(2, 'Sosa, Luis', 1), someone(3, 'Toro, Eva', 0)],
  2: [someone(4, 'Vera, Juan', 0)],
};
const paths: Record<string, number[]> = { '': [1, 3], 4: [1, 2, 4] };

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((accion, _body, query) => {
    const read = new URLSearchParams(query);
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'organigrama.obtenerCamino') {
      return { body: { path: paths[read.get('id') ?? ''] } };
    }
    if (accion === 'organigrama.listarEquipo') {
      const people = teams[read.get('managerId') ?? ''] ?? [];
      return { body: { people, total: people.length === 1 ? 1 : 900 } };
    }
    if (accion === 'persona.listar') return { body: { rows: [], total: 0 } };
    return { status: 404, body: { code: 'x', message: 'x' } };
  });
});
afterAll(() => server.stop());

const open = (path: string) => renderApp([users], { path, server: server.url });

test('it opens where one stands, and unfolds a team by a button that says whose', async () => {
  const { user, close } = open('/users/chart');
  const mine = await screen.findByRole('link', { name: /Toro, Eva/ });
  expect(mine).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Vera, Juan')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Equipo de Sosa, Luis: 1 persona' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const team = await screen.findByRole('list', { name: 'Equipo de Sosa, Luis' });
  expect(await within(team).findByText('Vera, Juan')).toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Vera, Juan')).not.toBeInTheDocument());
  close();
});

test('an address that names somebody opens the way down to them', async () => {
  const { close } = open('/users/chart?persona=4');
  const found = await screen.findByRole('link', { name: /Vera, Juan/ });
  expect(found).toHaveAttribute('aria-current', 'true');
  close();
});

test('a team too wide for a screen says how many there are', async () => {
  const { close } = open('/users/chart');
  expect(await screen.findByText(/Se muestran 2 de 900/)).toBeInTheDocument();
  close();
});
