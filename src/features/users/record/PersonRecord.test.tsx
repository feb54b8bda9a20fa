import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { users } from '../index';

const news = {
  id: 31,
  version: 1,
  personId: 7,
  personName: 'Núñez, Ana',
  docket: '1007',
  imageUrl: '/fotos/persona-7',
  siteName: 'Casa central',
  areaName: 'Comercial',
  typeId: 2,
  typeName: 'Enfermedad',
  unit: 'days',
  fromDay: '2026-11-02',
  toDay: '2026-11-04',
  part: 'whole',
  quantity: '3.00',
  state: 'pending',
  certificate: 'none',
  createdAt: '2026-11-02T10:00:00.000Z',
};
const contact = {
  id: 7,
  docket: '1007',
  name: 'Núñez, Ana',
  position: 'Analista',
  siteId: 1,
  siteName: 'Casa central',
  areaId: 3,
  areaName: 'Comercial',
  email: null,
  phone: null,
  imageUrl: '/fotos/persona-7',
  siteAddress: null,
  manager: null,
  reports: [],
  evaluates: false,
};
const change = {
  requestId: 12,
  version: 1,
  state: 'pending',
  matter: 'bank',
  dependantId: null,
  title: 'Cambiar la cuenta donde cobra',
  askedAt: '2026-11-20T12:00:00.000Z',
  facts: [{ label: 'Alias', value: 'uno → dos', tone: 'warning' }],
};

let answers: Record<string, { status?: number; body: object }> = {};
let asked: string[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion) => {
    asked.push(accion);
    return answers[accion] ?? { status: 404, body: { code: 'x', message: 'x' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  answers = {
    'servidor.estado': { body: { capabilities: ['bodies', 'bearer'] } },
    'persona.obtener': { body: contact },
    'novedad.listar': { body: { rows: [news], total: 1 } },
  };
});

const seen = (more: object) => ({
  body: { id: 7, name: 'Núñez, Ana', own: false, keeps: false, parts: ['contact'], ...more },
});
const open = (path: string, roles = {}) => renderApp([users], { path, server: server.url, roles });
const tabs = () => screen.findByRole('navigation', { name: 'Partes de la ficha' });

test('only the parts that the server names are there, each is asked for when it is opened', async () => {
  answers['persona.obtenerPartes'] = seen({ parts: ['contact', 'news'] });
  const { user, router, close } = open('/users/7', { NEWS: { SHOW: true } });
  const links = within(await tabs()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Contacto', 'Novedades']);
  expect(await screen.findByText('Analista')).toBeInTheDocument();
  expect(asked).not.toContain('novedad.listar');
  await user.click(within(await tabs()).getByRole('link', { name: 'Novedades' }));
  expect(await screen.findByRole('link', { name: /Enfermedad/ })).toHaveAttribute(
    'href',
    '/news/31',
  );
  expect(router.state.location.search).toBe('?ver=novedades');
  close();
});

test('a part that is not for who asks shows what is, and a single one needs no tabs', async () => {
  answers['persona.obtenerPartes'] = seen({});
  const { close } = open('/users/7?ver=sueldo');
  expect(await screen.findByText('Analista')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Partes de la ficha' })).toBeNull();
  expect(asked).not.toContain('sueldo.obtener');
  close();
});

test('an empty part leads on, and one that fails can be asked again', async () => {
  answers['persona.obtenerPartes'] = seen({ parts: ['contact', 'news'] });
  answers['novedad.listar'] = { status: 500, body: { code: 'error_interno', message: 'Falló.' } };
  const roles = { NEWS: { SHOW: true, CREATE: true } };
  const { user, close } = open('/users/7?ver=novedades', roles);
  const again = await screen.findByRole('button', { name: /Reintentar|Probar/ });
  answers['novedad.listar'] = { body: { rows: [], total: 0 } };
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Cargar una novedad' })).toHaveAttribute(
    'href',
    '/news/enter?persona=7',
  );
  close();
});

test('who keeps the record sees what waits to be approved, and where to decide it', async () => {
  answers['persona.obtenerPartes'] = seen({ keeps: true, parts: ['contact', 'pay', 'news'] });
  answers['perfil.listarPedidos'] = { body: { rows: [change] } };
  const { user, close } = open('/users/7', { LIQUIDATION: { SHOW: true, APPROVE: true } });
  const waiting = await screen.findByRole('list', { name: 'Cambios pendientes de aprobación' });
  expect(waiting).toHaveTextContent('Cambiar la cuenta donde cobra');
  expect(waiting).toHaveTextContent('Pedido el 20/11/2026');
  expect(within(waiting).getByRole('link', { name: 'Ver la solicitud' })).toHaveAttribute(
    'href',
    '/workflow?solicitud=12',
  );
  await user.click(within(await tabs()).getByRole('link', { name: 'Novedades' }));
  await waitFor(() =>
    expect(
      screen.queryByRole('list', { name: 'Cambios pendientes de aprobación' }),
    ).not.toBeInTheDocument(),
  );
  close();
});
