import { screen, waitFor } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { MapView } from './MapView';
import type { MapPoint } from './mapTypes';

const loadGoogleMaps = jest.fn();
jest.mock('@/services/maps/loadGoogleMaps', () => ({
  loadGoogleMaps: (key: string) => loadGoogleMaps(key),
}));

const square = [
  [
    [-70, -40],
    [-60, -40],
    [-60, -30],
    [-70, -30],
    [-70, -40],
  ],
];
const outline = { home: [square], around: [], borders: [], provinces: [] };
let key: string | null = null;

beforeEach(() => {
  key = null;
  loadGoogleMaps.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
  }
  // jsdom paints nothing: what is drawn on the canvas is looked at in a browser.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  globalThis.fetch = (async (address: string) =>
    new Response(
      JSON.stringify(
        address.endsWith('outline.json') ? outline : { key, capabilities: ['bodies'] },
      ),
    )) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const points: MapPoint[] = [
  { id: 1, latitude: -32.95, longitude: -60.66, label: 'Almacén El Trébol', tone: 'normal' },
  { id: 2, latitude: -32.951, longitude: -60.661, label: 'Despensa La Unión', tone: 'alert' },
  { id: 3, latitude: -31.41, longitude: -64.19, label: 'Hotel San Roque', tone: 'normal' },
];
const session = { server: 'http://x.test' };

test('without a key our own map draws points and clusters that have names and take focus', async () => {
  const onSelect = jest.fn();
  const view = renderBlock(
    <MapView label="Mapa de entregas" points={points} onSelect={onSelect} />,
    session,
  );
  const single = await screen.findByRole('button', { name: 'Hotel San Roque' });
  await view.user.click(single);
  expect(onSelect).toHaveBeenCalledWith(3);
  const cluster = screen.getByRole('button', { name: 'Grupo de 2 puntos: acercar' });
  cluster.focus();
  await view.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Almacén El Trébol' });
  // Focus that stood on the cluster stays on the map.
  expect(screen.getByRole('application')).toHaveFocus();
  expect(loadGoogleMaps).not.toHaveBeenCalled();
  view.close();
});

test('a map of Google that does not come, or refuses its key, is replaced by our own', async () => {
  key = 'clave';
  loadGoogleMaps.mockRejectedValue(new Error('sin red'));
  const view = renderBlock(<MapView label="Mapa" points={points} />, session);
  await screen.findByRole('button', { name: 'Hotel San Roque' });
  expect(loadGoogleMaps).toHaveBeenCalledWith('clave');
  view.close();
});

test('a refused key is told only after the script came, and our own map takes over', async () => {
  key = 'mala';
  loadGoogleMaps.mockImplementation(() => {
    window.gm_authFailure?.();
    return new Promise(() => undefined);
  });
  const view = renderBlock(<MapView label="Mapa" points={points} />, session);
  await screen.findByRole('button', { name: 'Hotel San Roque' });
  view.close();
});

test('a point is put from the keyboard in the middle of what the map shows', async () => {
  const onPick = jest.fn();
  const view = renderBlock(<MapView label="Dónde queda" pin={null} onPick={onPick} />, session);
  await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
  await view.user.click(screen.getByRole('button', { name: 'Poner el punto en el centro' }));
  const [[picked]] = onPick.mock.calls;
  expect(picked.latitude).toBeLessThan(-30);
  expect(picked.longitude).toBeLessThan(-60);
  view.close();
});
