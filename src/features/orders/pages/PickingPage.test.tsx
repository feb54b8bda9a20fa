import { act, screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { scan } from '../../../../tests/support/scan';
import { orders } from '../index';
import { anOrder } from '../testing/anOrder';
import { picking } from '../testing/pickingTools';

const open = () => renderApp([orders], { path: '/orders/1/pick', roles: { ORDERS: true } });

test('with a scanner alone: shelf, product, how many, and the picking ends', async () => {
  let picked = 0;
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': () => picking(picked),
    'pedido.tomarLinea': ({ quantity }) => {
      picked += Number(quantity);
      return picking(picked);
    },
    'pedido.terminarPreparacion': () => ({ ...picking(3), state: 'picked', actions: [] }),
  });
  const { user, router, close } = open();
  expect(await screen.findByText('A-01')).toBeInTheDocument();
  expect(screen.getByText('Lote L1, vence 01/02/2027')).toBeInTheDocument();
  scan('7790000000001');
  expect(await screen.findByRole('alert')).toHaveTextContent('primero leé la etiqueta');
  scan('U2-A-01');
  expect(await screen.findByRole('textbox', { name: 'Código del producto' })).toBeInTheDocument();
  scan('7790000000001');
  await user.click(await screen.findByRole('button', { name: 'Uno menos' }));
  await user.click(screen.getByRole('button', { name: 'Tomar 2 unidades' }));
  await waitFor(() =>
    expect(inputsOf('pedido.tomarLinea')).toEqual([
      expect.objectContaining({ id: 1, lineId: 1, stockId: 10, quantity: 2 }),
    ]),
  );
  expect(await screen.findByText(/falta 1 unidad/)).toBeInTheDocument();
  scan('A-01');
  await screen.findByRole('textbox', { name: 'Código del producto' });
  scan('SKU-1');
  await user.click(await screen.findByRole('button', { name: 'Tomar 1 unidad' }));
  await user.click(await screen.findByRole('button', { name: 'Terminar preparación' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/1'));
  close();
});

test('a line that cannot be filled is closed with its reason', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': picking(0),
    'pedido.faltarLinea': picking(0),
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'No alcanza' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar línea' }));
  expect(await screen.findByText('Contá el motivo.')).toBeInTheDocument();
  expect(inputsOf('pedido.faltarLinea')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  await user.type(screen.getByRole('textbox', { name: 'Otro motivo' }), 'Llegó mojado');
  await user.click(screen.getByRole('button', { name: 'Cerrar línea' }));
  await waitFor(() =>
    expect(inputsOf('pedido.faltarLinea')[0]).toMatchObject({ lineId: 1, reason: 'Llegó mojado' }),
  );
  // A usual reason is one tap and no typing.
  await user.click(await screen.findByRole('button', { name: 'No alcanza' }));
  await user.click(screen.getByRole('button', { name: 'Está roto' }));
  expect(screen.getByRole('button', { name: 'Está roto' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Cerrar línea' }));
  await waitFor(() =>
    expect(inputsOf('pedido.faltarLinea')[1]).toMatchObject({ lineId: 1, reason: 'Está roto' }),
  );
  close();
});

test('who does not have the order is told so instead of being let in', async () => {
  answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': anOrder({ state: 'picking', actions: ['start'] }),
  });
  const { close } = open();
  expect(await screen.findByText(/no está a tu nombre/)).toBeInTheDocument();
  close();
});

describe('without network', () => {
  let online: jest.SpyInstance;
  beforeEach(() => {
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(() => online.mockRestore());

  const network = (there: boolean) => {
    online.mockReturnValue(there);
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
  };
  /** The wire, cut and mended; how often each idempotency key came through. */
  function wire(answer: (input: Record<string, unknown>) => object) {
    let picked = 0;
    const keys: string[] = [];
    const { inputsOf } = answerByAccion({
      'servidor.estado': { capabilities: ['bodies', 'bearer'] },
      'pedido.obtener': () => picking(picked),
      'pedido.tomarLinea': (input) => {
        const said = answer(input);
        if (!('refusedWith' in said)) picked += Number(input.quantity);
        return 'refusedWith' in said ? said : picking(picked);
      },
    });
    const there = globalThis.fetch;
    const cut = () => {
      globalThis.fetch = () => Promise.reject(new TypeError('no network'));
      network(false);
    };
    const mend = () => {
      globalThis.fetch = (async (address: string, init?: RequestInit) => {
        const key = new Headers(init?.headers).get('idempotency-key');
        if (key && String(address).includes('tomarLinea')) keys.push(key);
        return there(address, init);
      }) as typeof fetch;
      network(true);
    };
    return { inputsOf, cut, mend, keys };
  }
  async function takeOne(user: ReturnType<typeof open>['user']) {
    scan('A-01');
    await screen.findByRole('textbox', { name: 'Código del producto' });
    scan('SKU-1');
    const less = await screen.findByRole('button', { name: 'Uno menos' });
    while (!(less as HTMLButtonElement).disabled) await user.click(less);
    await user.click(screen.getByRole('button', { name: 'Tomar 1 unidad' }));
  }

  test('what is taken counts, is told as not sent, survives a reload and goes out once', async () => {
    const { inputsOf, cut, mend, keys } = wire(() => ({}));
    const first = open();
    expect(await screen.findByText(/faltan 3 unidades/)).toBeInTheDocument();
    cut();
    await takeOne(first.user);
    expect(await screen.findByText(/faltan 2 unidades/)).toBeInTheDocument();
    await takeOne(first.user);
    expect(await screen.findByText(/2 sin enviar/)).toBeInTheDocument();
    expect(screen.getByText(/falta 1 unidad/)).toBeInTheDocument();
    first.close();
    expect(inputsOf('pedido.tomarLinea')).toEqual([]);

    mend();
    network(false);
    const again = open();
    network(true);
    await waitFor(() => expect(inputsOf('pedido.tomarLinea')).toHaveLength(2));
    expect(await screen.findByText(/falta 1 unidad/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/sin enviar/)).not.toBeInTheDocument());
    expect(new Set(keys).size).toBe(2);
    again.close();
  });

  test('the order is not ended before all is sent', async () => {
    const { cut, mend } = wire(() => ({}));
    const { user, close } = open();
    await screen.findByText(/faltan 3 unidades/);
    cut();
    for (let times = 0; times < 3; times += 1) {
      await takeOne(user);
      await screen.findByText(new RegExp(`${times + 1} sin enviar`));
    }
    expect(await screen.findByRole('button', { name: 'Terminar preparación' })).toBeDisabled();
    mend();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Terminar preparación' })).toBeEnabled(),
    );
    close();
  });

  test('what the server refuses says so and says what it was, until it is read', async () => {
    const { cut, mend } = wire(() => ({
      refusedWith: 409,
      code: 'conflicto',
      message: 'El pedido no está a tu nombre: tomalo antes de prepararlo.',
    }));
    const { user, close } = open();
    await screen.findByText(/faltan 3 unidades/);
    cut();
    await takeOne(user);
    await takeOne(user);
    await screen.findByText(/2 sin enviar/);
    mend();
    const told = await screen.findByText('No se guardó lo que hiciste sin conexión');
    const alert = told.closest('[role=alert]') as HTMLElement;
    expect(alert).toHaveTextContent('El pedido no está a tu nombre');
    expect(within(alert).getAllByText(/^1 de Producto 1, de A-01, pedido /)).toHaveLength(2);
    expect(await screen.findByText(/faltan 3 unidades/)).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByText(/No se guardó lo que/)).not.toBeInTheDocument());
    close();
  });
});
