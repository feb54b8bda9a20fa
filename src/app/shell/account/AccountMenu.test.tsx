import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModules } from '../../../../tests/support/sampleModules';
import { browser } from '../../browser';

test('says who I am; leaving clears the session here even if the server cannot be told', async () => {
  const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const { user, store, persistor, close } = renderApp(sampleModules, {
    path: '/users',
    server: 'http://127.0.0.1:1',
    config: { theme: 'dark' },
  });
  await user.click(screen.getByRole('button', { name: 'Mi cuenta' }));
  expect(await screen.findByRole('dialog', { name: 'Mi cuenta' })).toHaveTextContent(
    'Domínguez, Tomás',
  );
  expect(screen.getByText('Operario')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('/login'));
  expect(store.getState().user.ID).toBeUndefined();
  await persistor.flush();
  expect(localStorage.getItem('USER')).toBe('{}');
  expect(JSON.parse(localStorage.getItem('CONFIG') ?? '').theme).toBe('dark');
  goTo.mockRestore();
  close();
});
