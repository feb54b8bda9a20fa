import { approveOpened } from './support/approveOpened';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

interface Rows<R> {
  rows: R[];
}
interface Named {
  id: number;
  name: string;
}

const units = 25;

test('an order that a definition rules waits, is approved in the inbox, and can then be picked', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const admin = await openSession(address, 'admin');
  const jefe = await openSession(address, 'jefe');
  const { roles } = await callServer<{ roles: Named[] }>(address, 'definicion.listar', {}, admin);
  const roleId = roles.find(({ name }) => name === 'Recursos Humanos')?.id;
  await callServer(
    address,
    'definicion.guardar',
    {
      type: 'order',
      name: 'Salidas de veinticinco o más',
      conditions: [{ field: 'units', operator: 'atLeast', value: units }],
      steps: [
        {
          mode: 'any',
          resolvers: [{ kind: 'role', roleId }],
          hours: 24,
          onDeadline: 'remind',
          escalateTo: null,
        },
      ],
      selfApproval: false,
      active: true,
    },
    admin,
  );
  const ask = <T>(accion: string, fields: Record<string, unknown>) =>
    callServer<T>(address, accion, fields, jefe);
  const stock = await ask<Rows<{ productId: number }>>('existencia.listar', {
    size: 1,
    filters: [{ field: 'quantity', operator: 'from', value: units + 5 }],
  });
  const customers = await ask<Rows<Named>>('cliente.listar', { size: 1 });
  const order = await ask<{ id: number; number: string }>('pedido.crear', {
    customerId: customers.rows[0]?.id,
    promisedOn: '2030-01-15',
    lines: [{ productId: stock.rows[0]?.productId, quantity: units }],
  });

  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const warehouse = await browser.newPage(desk);
  await signInAs(warehouse, 'jefe', `/orders/${order.id}`);
  await expect(warehouse.getByText('Espera aprobación').first()).toBeVisible();
  const prepare = warehouse.getByRole('button', { name: 'Preparar' });
  await expect(prepare).toHaveCount(0);

  const hr = await browser.newPage(desk);
  await signInAs(hr, 'rrhh', '/workflow');
  await hr.getByText(new RegExp(order.number)).first().click();
  await expect(hr.getByText(new RegExp(order.number))).toHaveCount(2);
  await approveOpened(hr);

  // The warehouse learns it without reloading.
  await expect(warehouse.getByText('Espera aprobación')).toHaveCount(0);
  await prepare.click();
  await expect(warehouse).toHaveURL(new RegExp(`/orders/${order.id}/pick$`));
  for (const context of browser.contexts()) await context.close();
});
