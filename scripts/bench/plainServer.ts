import Fastify from 'fastify';
import { Pool } from 'pg';
import { noteTable } from './noteTable';

/** The least that answers the same from the same tables: no session, no rights, no audit, no events. */
const { BENCH_URL, BENCH_PORT } = process.env;
const pool = new Pool({ connectionString: BENCH_URL, max: 20 });
const app = Fastify({ logger: false });

const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;

const page = () =>
  rows(`select id, number, customer_name, address, priority, promised_on, state, state_since,
    line_count, unit_count, package_count, picker_id, created_at, version
    from warehouse_order order by id desc limit 50`);

app.get('/orders', page);

app.get('/orders-with-total', async () => {
  const [list, [counted]] = await Promise.all([
    page(),
    rows('select count(*)::int as total from warehouse_order'),
  ]);
  return { rows: list, total: counted.total };
});

app.get<{ Params: { id: string } }>('/orders/:id', async ({ params }) => {
  const [[order], lines, packages, events] = await Promise.all([
    rows('select * from warehouse_order where id = $1', [params.id]),
    rows(
      `select l.*, p.sku, p.name from order_line l join product p on p.id = l.product_id
       where l.order_id = $1 order by l.position`,
      [params.id],
    ),
    rows('select * from order_package where order_id = $1 order by number', [params.id]),
    rows('select * from order_event where order_id = $1 order by id', [params.id]),
  ]);
  return { ...order, lines, packages, events };
});

app.post<{ Body: { orderId: number; body: string } }>('/notes', async ({ body }) => {
  const [note] = await rows(
    `insert into ${noteTable} (order_id, body) values ($1, $2) returning *`,
    [body.orderId, body.body],
  );
  return note;
});

await app.listen({ port: Number(BENCH_PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
