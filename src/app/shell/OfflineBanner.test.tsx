import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../tests/support/renderApp';
import { sampleModules } from '../../../tests/support/sampleModules';

test('says that the network is gone and goes away when it is back', () => {
  const { close } = renderApp(sampleModules, { path: '/users' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/Estás sin conexión/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Estás sin conexión/)).not.toBeInTheDocument();
  online.mockRestore();
  close();
});
