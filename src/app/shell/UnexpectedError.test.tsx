import { screen } from '@testing-library/react';
import { renderApp } from '../../../tests/support/renderApp';
import { sampleModule, sampleModules } from '../../../tests/support/sampleModules';
import { browser } from '../browser';

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
      lazy: () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
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
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  expect(reload).toHaveBeenCalled();
  close();
});

test('a piece that did not arrive is explained as such', async () => {
  const { close } = renderApp([...sampleModules, missing], { path: '/missing' });
  expect(await screen.findByText('Falta una parte de la página')).toBeInTheDocument();
  close();
});
