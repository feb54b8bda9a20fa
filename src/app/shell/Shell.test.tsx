import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { setMedia } from '../../../tests/support/matchMedia';
import { renderApp } from '../../../tests/support/renderApp';
import { sampleModule, sampleModules } from '../../../tests/support/sampleModules';

const rail = () => screen.getByRole('navigation', { name: 'Módulos' });
const inRail = () =>
  within(rail())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .slice(1);

test.each([
  [{ ORDERS: true }, 'Pedidos'],
  [{ ORDERS: { show: false } }, 'Personas'],
  [{}, 'Personas'],
])('with %j one lands on %s', async (roles, title) => {
  const { close } = renderApp(sampleModules, { roles });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  close();
});

test('a module without permission is absent from the rail and from the search', async () => {
  const { user, close } = renderApp(sampleModules, { roles: { RECEIPTS: true } });
  expect(inRail()).toEqual(['Personas', 'Recibos']);
  await user.keyboard('{Control>}k{/Control}');
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['PersonasPersonas', 'RecibosPagos']);
  close();
});

test('its address, typed by hand, says so and offers the way out', async () => {
  const { user, close } = renderApp(sampleModules, { path: '/orders' });
  expect(screen.getByText('Tu rol no incluye esta página')).toBeInTheDocument();
  expect(screen.queryByText('Contenido')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ir a mi página de inicio' }));
  expect(await screen.findByRole('heading', { name: 'Personas', level: 1 })).toBeInTheDocument();
  close();
});

test('an address that leads nowhere says so', () => {
  const { close } = renderApp(sampleModules, { path: '/nada' });
  expect(screen.getByText('Esta dirección no lleva a ningún lado')).toBeInTheDocument();
  expect(rail()).toBeInTheDocument();
  close();
});

test('the keyboard starts at the page after each change of page', async () => {
  const { user, close } = renderApp(sampleModules, { roles: { RECEIPTS: true }, path: '/users' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  await user.click(within(rail()).getByRole('link', { name: 'Recibos' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(within(rail()).getByRole('link', { current: 'page' })).toHaveTextContent('Recibos');
  close();
});

test('a collapsed rail keeps its names for those who listen, and stays collapsed', async () => {
  const { user, store, close } = renderApp(sampleModules, { path: '/users' });
  await user.click(screen.getByRole('button', { name: 'Achicar el menú' }));
  expect(within(rail()).getByRole('link', { name: 'Personas' })).toBeInTheDocument();
  expect(store.getState().config.rail).toBe('closed');
  close();
});

test('on a phone the rest of the modules is under "Más"', async () => {
  setMedia((query) => query.includes('max-width:899'));
  const roles = { ORDERS: true, RECEIPTS: true, HOLIDAYS: { CREATE: true } };
  const more = [...sampleModules, sampleModule({ id: 'last', label: 'Último', order: 99 })];
  const { user, close } = renderApp(more, { roles, path: '/users' });
  const bar = screen.getByRole('navigation', { name: 'Módulos principales', hidden: true });
  const tabs = within(bar).getAllByRole('link', { hidden: true });
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Pedidos',
    'Personas',
    'Vacaciones',
    'Recibos',
  ]);
  await user.click(within(bar).getByRole('button', { name: 'Más', hidden: true }));
  const sheet = await screen.findByRole('dialog', { name: 'Todos los módulos' });
  await user.click(within(sheet).getByRole('link', { name: 'Último' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  close();
  setMedia();
});

test('while the next page is on its way the one that goes takes no more presses', async () => {
  let arrive: (page: { Component: ComponentType }) => void = () => undefined;
  const next = sampleModule({
    id: 'later',
    label: 'Más tarde',
    routes: () => [
      {
        path: '/later',
        lazy: () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      },
    ],
  });
  const { user, close } = renderApp([...sampleModules, next], { path: '/users' });
  const main = screen.getByRole('main');
  await user.click(within(rail()).getByRole('link', { name: 'Más tarde' }));
  await waitFor(() => expect(main).toHaveAttribute('inert'));
  // People who change their mind go elsewhere meanwhile.
  expect(rail().closest('[inert]')).toBeNull();
  await act(async () => arrive({ Component: () => <p>Ya llegó</p> }));
  expect(await screen.findByText('Ya llegó')).toBeInTheDocument();
  expect(main).not.toHaveAttribute('inert');
  close();
});
