import {
  commentCount,
  deleteCountComment,
  listCountComments,
} from '@contract/counters/countCommentAcciones';
import { listStockCounts } from '@contract/counters/stockCountAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { deactivatePerson } from '@contract/users/deactivatePerson';
import { getEmployee, previewLeaving } from '@contract/users/personAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { sendForm } from '../../../tests/support/uploadAs';
import { todayAt } from '../../engine/time/todayAt';

let server: TestServer;
let world: CountWorld;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'H');
});
afterAll(() => server.close());

async function paper(as: string): Promise<string> {
  const file = { name: 'caja rota.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%caja\n') };
  return (await sendForm(server, uploadFile, as, { purpose: 'comment' }, file)).body.hash;
}

test('a count is talked about by those who see it, with files that open for them alone', async () => {
  const { product } = await world.goods(5);
  const personIds = await world.peopleOf('operario');
  const { id, number } = await world.start([product.id], { personIds });
  const files = [await paper('operario')];
  const said = { countId: id, body: ' Hay una caja rota ', files };
  const mine = world.must(await server.call(commentCount, said, 'operario'));
  expect(mine).toMatchObject({ body: 'Hay una caja rota', canDelete: true });
  const read = async (as: string) => server.call(listCountComments, { countId: id }, as);
  const [shown] = (await read('jefe')).body.rows;
  expect(shown).toMatchObject({ body: 'Hay una caja rota', canDelete: false });
  // The count names somebody else.
  expect((await read(world.second)).status).toBe(404);
  const url = shown?.files[0]?.url ?? null;
  const opened = async (as: string) => (await server.fetchFile(url, as)).statusCode;
  expect([await opened('jefe'), await opened('operario'), await opened(world.second)]).toEqual([
    200, 200, 404,
  ]);
  const [bell] = (await server.call(listNotifications, {}, 'jefe')).body.rows;
  expect(bell).toMatchObject({
    title: expect.stringMatching(new RegExp(`comentó el conteo ${number}$`)),
    link: `/counters/${id}`,
  });
  const others = await server.call(deleteCountComment, { countId: id, id: mine.id }, 'jefe');
  expect(others.status).toBe(403);
  world.must(await server.call(deleteCountComment, { countId: id, id: mine.id }, 'operario'));
  expect((await read('jefe')).body.total).toBe(0);
});

test('the counts of somebody who leaves go to whom was chosen, if they may count there', async () => {
  const { db } = server.services.database;
  const { product } = await world.goods(5);
  const [leaver, taker, boss] = await Promise.all(
    ['operario', world.second, 'jefe'].map(async (name) => (await world.peopleOf(name))[0] ?? 0),
  );
  const { id, number } = await world.start([product.id], { personIds: [leaver ?? 0] });
  const { body } = await server.call(getEmployee, { id: leaver ?? 0 }, 'admin');
  const ask = {
    ...{ id: leaver ?? 0, version: body.version, reason: 'Renuncia' },
    leaveDate: await todayAt(db, world.siteId),
  };
  const outlook = await server.call(
    previewLeaving,
    { id: ask.id, leaveDate: ask.leaveDate },
    'admin',
  );
  const held = outlook.body.held.find(({ kind }) => kind === 'counts');
  expect(held?.names).toContain(number);
  const to = (personId = 0) => ({ ...ask, handover: [{ kind: 'counts', personId }] });
  // A person who sees the figures counts nothing blind.
  const refused = await server.call(deactivatePerson, to(boss), 'admin');
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('elegí a otra persona'),
  ]);
  world.must(await server.call(deactivatePerson, to(taker), 'admin'));
  expect((await world.read(id)).people.map((who) => who.id)).toEqual([taker]);
  const theirs = await server.call(listStockCounts, { size: 200 }, world.second);
  expect(theirs.body.rows.map((row) => row.id)).toContain(id);
});
