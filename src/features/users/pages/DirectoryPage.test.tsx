import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { users } from '../index';

const person = {
  id: 7,
  docket: '1007',
  name: 'Núñez, Ana',
  position: 'Analista',
  siteId: 1,
  siteName: 'Casa central',
  areaId: 3,
  areaName: 'Comercial',
  email: 'ana@anden.test',
  phone: '+54 11 5123-4567',
  imageUrl: '/fotos/persona-7',
};
let asked: string[] = [];
let total = 1;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, _body, query) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'organizacion.obtener') {
      return {
        body: {
          name: 'X',
          sites: [{ id: 1, name: 'Casa central', zone: 'z' }],
          areas: [{ id: 3, name: 'Comercial', siteId: 1 }],
        },
      };
    }
    if (accion === 'persona.obtenerPartes') {
      const { id, name } = person;
      return { body: { id, name, own: false, keeps: false, parts: ['contact'] } };
    }
    if (accion === 'persona.obtener') {
      return {
        body: { ...person, siteAddress: null, manager: null, reports: [], evaluates: false },
      };
    }
    if (accion !== 'persona.listar') return { status: 404, body: { code: 'x', message: 'x' } };
    asked.push(query);
    return { body: { rows: total > 0 ? [person] : [], total } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  total = 1;
});

const open = (path: string) => renderApp([users], { path, server: server.url });

test('the filters of the address are asked for, shown and can be removed', async () => {
  const { user, router, close } = open('/users?sede=1&buscar=ana');
  expect(await screen.findByText('Núñez, Ana')).toBeInTheDocument();
  expect(asked[0]).toContain('search=ana');
  expect(asked[0]).toContain(encodeURIComponent('"field":"siteId"'));
  await user.click(await screen.findByRole('button', { name: 'Quitar filtro Sede: Casa central' }));
  expect(router.state.location.search).toBe('?buscar=ana');
  close();
});

test('typing asks once the hand rests, from the first page on', async () => {
  const { user, router, close } = open('/users?pagina=3');
  await screen.findByText('Núñez, Ana');
  await user.type(screen.getByRole('searchbox'), 'nuñez');
  await waitFor(() => expect(router.state.location.search).toBe('?buscar=nu%C3%B1ez'));
  expect(asked.filter((query) => query.includes('search=nu')).length).toBeLessThanOrEqual(1);
  close();
});

test('no match says so and offers to clear the filters', async () => {
  total = 0;
  const { user, router, close } = open('/users?buscar=zzz');
  await user.click(await screen.findByRole('button', { name: /Quitar|Limpiar/ }));
  expect(router.state.location.search).toBe('');
  close();
});

test('a person shows how to reach them and leads back to the list as it was', async () => {
  const { user, router, close } = open('/users?buscar=ana');
  await user.click(await screen.findByText('Núñez, Ana'));
  expect(await screen.findByRole('link', { name: '+54 11 5123-4567' })).toHaveAttribute(
    'href',
    'tel:+541151234567',
  );
  const page = within(screen.getByRole('main'));
  await user.click(page.getByRole('link', { name: 'Personas' }));
  await waitFor(() => expect(router.state.location.search).toBe('?buscar=ana'));
  close();
});
