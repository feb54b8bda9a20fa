import { act, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/services/session/sessionActions';
import { browser } from '@/utils/browser';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModules } from '../../../../tests/support/sampleModules';
import { loginAddress } from './loginAddress';

const goTo = jest.spyOn(browser, 'replaceBy').mockImplementation(() => undefined);
beforeEach(() => goTo.mockClear());

test('without a session there is nothing but the way to sign in', async () => {
  const { container, close } = renderApp(sampleModules, { user: null, path: '/users' });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/^\/login/)));
  expect(container).not.toHaveTextContent('Personas');
  close();
});

test('a session closed in another tab closes here', async () => {
  const { container, close } = renderApp(sampleModules, { path: '/users' });
  expect(container).toHaveTextContent('Personas');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'USER', newValue: '{}' }));
  });
  expect(container).not.toHaveTextContent('Personas');
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
  close();
});

test('when the session ends the sign-in page finds nobody stored', async () => {
  const { store, close } = renderApp(sampleModules, { path: '/users' });
  // The stored state is read a moment after the first render.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const stored: unknown[] = [];
  goTo.mockImplementationOnce(() => {
    stored.push(JSON.parse(localStorage.getItem('USER') ?? '{}'));
  });
  act(() => {
    store.dispatch(sessionEnded());
  });
  await waitFor(() => expect(stored).toEqual([{}]));
  close();
});

test('signing in brings the person back to the very same place', () => {
  const address = loginAddress({ pathname: '/orders', search: '?page=2&sort=a', hash: '#x' });
  expect(new URLSearchParams(address.split('?')[1]).get('next')).toBe('/orders?page=2&sort=a#x');
  expect(loginAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
});
