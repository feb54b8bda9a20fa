import { callServer, openSession } from './callServer';

interface Row {
  id: number;
  number: string;
}
interface Rows<R> {
  rows: R[];
}

/** A new order of one product that lies in the warehouse, made as another program would. */
export async function newOrder(address: string, quantity = 2): Promise<Row> {
  const jefe = await openSession(address, 'jefe');
  const call = <T>(accion: string, fields: Record<string, unknown>) =>
    callServer<T>(address, accion, fields, jefe);
  const stock = await call<Rows<{ productId: number }>>('existencia.listar', {
    size: 1,
    filters: [{ field: 'quantity', operator: 'from', value: 30 }],
  });
  const customers = await call<Rows<{ id: number }>>('cliente.listar', { size: 1 });
  return call<Row>('pedido.crear', {
    customerId: customers.rows[0]?.id,
    promisedOn: '2030-01-15',
    lines: [{ productId: stock.rows[0]?.productId, quantity }],
  });
}
