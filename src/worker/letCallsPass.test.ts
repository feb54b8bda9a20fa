import { letCallsPass } from './letCallsPass';
import type { InstallEvent } from './workerScope';

const installing = (addRoutes?: InstallEvent['addRoutes']) =>
  Object.assign(new Event('install'), { waitUntil: () => undefined, addRoutes });

it('sends both kinds of calls to the server without asking the worker', async () => {
  const addRoutes = jest.fn(async () => undefined);
  await letCallsPass(installing(addRoutes));
  expect(addRoutes).toHaveBeenCalledWith([
    { condition: { urlPattern: { pathname: '/web-service' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/mobile-final' } }, source: 'network' },
  ]);
});

it('leaves the worker to be installed where the browser has no such routes, or refuses them', async () => {
  await expect(letCallsPass(installing())).resolves.toBeUndefined();
  const refused = async () => {
    throw new TypeError('urlPattern');
  };
  await expect(letCallsPass(installing(refused))).resolves.toBeUndefined();
});
