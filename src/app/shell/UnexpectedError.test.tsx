import { screen, waitFor } from '@testing-library/react';
import { browser } from '@/utils/browser';
import { renderApp } from '../../../tests/support/renderApp';
import { sampleModule, sampleModules } from '../../../tests/support/sampleModules';

function Broken(): never {
  throw new Error('receipt.lines is undefined');
}
const broken = sampleModule({
  id: 'broken',
  label: 'Rota',
  routes: () => [{ path: '/broken', Component: Broken }],
});
const missing = sampleModule({
  id: 'missing',
  label: 'Ausente',
  routes: () => [
    {
      path: '/missing',
      lazy: jest
        .fn()
        .mockResolvedValue({ Component: () => <p>Llegó</p> })
        .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js')),
    },
  ],
});

beforeEach(() => {
  // React and the router report what they caught; here it is the plan.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a broken page leaves the rest standing and can be reloaded and reported', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const { user, close } = renderApp([...sampleModules, broken], { path: '/broken' });
  expect(screen.getByRole('alert')).toHaveTextContent('Se produjo un error inesperado');
  expect(screen.getByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Módulos' })).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copiar detalles' }));
  const report = /Unexpected Application Error!\nError: receipt\.lines is undefined/;
  expect(write).toHaveBeenCalledWith(expect.stringMatching(report));
  write.mockRejectedValue(new Error('denegado'));
  await user.click(screen.getByRole('button', { name: 'Copiado' }));
  expect(await screen.findByLabelText('Detalles del error')).toHaveTextContent(
    'receipt.lines is undefined',
  );
  global.fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  // The server would not answer, so the page stays as it is.
  expect(await screen.findByText(/^No llegamos al servidor/)).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  global.fetch = jest.fn().mockResolvedValue({ status: 200 });
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  close();
});

test('a page whose code does not come leaves the menu standing, and opens another time', async () => {
  jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const { user, close } = renderApp([...sampleModules, missing], { path: '/missing' });
  expect(await screen.findByText('No llegamos al servidor')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Módulos' })).toBeInTheDocument();
  global.fetch = jest.fn().mockResolvedValue({ status: 200 });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Llegó')).toBeInTheDocument();
  close();
});
