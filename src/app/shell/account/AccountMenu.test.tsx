import { act, screen, waitFor } from '@testing-library/react';
import { watchInstallOffer } from '@/services/offline/installOffer';
import { browser } from '@/utils/browser';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModules } from '../../../../tests/support/sampleModules';

test('offers to install only where the browser would, and lets the browser ask', async () => {
  watchInstallOffer();
  const { user, close } = renderApp(sampleModules, { path: '/users' });
  await user.click(screen.getByRole('button', { name: 'Mi cuenta' }));
  await screen.findByRole('dialog', { name: 'Mi cuenta' });
  const offer = () => screen.queryByRole('button', { name: 'Instalar en este dispositivo' });
  expect(offer()).toBeNull();
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  const button = offer();
  if (button) await user.click(button);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
  close();
});

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
