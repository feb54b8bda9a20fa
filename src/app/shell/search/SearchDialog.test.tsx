import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModules } from '../../../../tests/support/sampleModules';

const roles = { ORDERS: true, RECEIPTS: true, HOLIDAYS: { CREATE: true } };
const open = async () => {
  const view = renderApp(sampleModules, { roles, path: '/users' });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return view;
};
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

test('arrows move, Enter goes, and the field keeps the focus', async () => {
  const { user, router, close } = await open();
  expect(await screen.findByRole('combobox', { name: 'Buscar páginas' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toHaveTextContent('Vacaciones');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/holidays'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  close();
});

test('what is typed without accents finds, and a word that finds nothing says so', async () => {
  const { user, router, close } = await open();
  await user.keyboard('deposito{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  await user.click(screen.getByRole('button', { name: 'Buscar páginas' }));
  await user.keyboard('zzz');
  expect(screen.getByText('Ninguna página coincide con “zzz”.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  close();
});
