import { resendRendition } from '@contract/renditions/renditionAcciones';
import {
  changeRenditionLine,
  removeRenditionLine,
} from '@contract/renditions/renditionLineAcciones';
import { type RenditionsWorld, renditionsWorld } from './testing/renditionsWorld';

let world: RenditionsWorld;

beforeAll(async () => {
  world = await renditionsWorld();
});
afterAll(() => world.server.close());

const ADVANCE = 'renditionAdvance';
const REPORT = 'rendition';

test('whoever decides cuts a line with a reason, and only the rest counts', async () => {
  const id = await world.open(null);
  const first = (await world.add(id, { amount: '9000' })).body.lineId;
  const second = (await world.add(id, { amount: '1000' })).body.lineId;
  await world.handIn(id);
  const request = await world.requestOf('supervisor', REPORT, id);
  expect(request.parts).toMatchObject([
    { id: first, asked: '9000.00' },
    { id: second, asked: '1000.00' },
  ]);
  expect(request.attachments).toHaveLength(2);
  const mute = await world.cut(request, { partId: first, granted: '6000' });
  expect(mute.error.fields).toEqual({ reason: 'Contá el motivo.' });
  const above = await world.cut(request, { partId: first, granted: '9000.01', reason: 'Más' });
  expect(above.error.fields?.granted).toMatch(/más que lo pedido/);
  expect((await world.cut(request, { partId: 1, granted: '1', reason: 'Ajeno' })).status).toBe(404);
  await world.cut(request, { partId: first, granted: '6000', reason: 'La propina no va' });
  const again = await world.requestOf('supervisor', REPORT, id);
  await world.cut(again, { partId: second, granted: '0', reason: 'Es personal' });
  await world.decide(id, REPORT);
  expect(await world.items(id)).toMatchObject([{ amount: '6000.00' }]);
  const { body } = await world.seen(id);
  expect(body).toMatchObject({ spent: '10000.00', sanctioned: '6000.00' });
  expect(body.lines).toMatchObject([
    { granted: '6000.00', cutReason: 'La propina no va' },
    { granted: '0.00', cutReason: 'Es personal' },
  ]);
  expect(body.history.map(({ kind }) => kind)).toEqual([
    'opened',
    'handed',
    'cut',
    'cut',
    'approved',
  ]);
});

test('nothing left of it is rejected, not approved', async () => {
  const id = await world.open(null);
  const { lineId } = (await world.add(id, { amount: '900' })).body;
  await world.handIn(id);
  const request = await world.requestOf('supervisor', REPORT, id);
  await world.cut(request, { partId: lineId, granted: '0', reason: 'Es personal' });
  expect((await world.decide(id, REPORT)).error.message).toMatch(/rechazala/);
  await world.refuse(id, REPORT, 'reject');
  expect((await world.seen(id)).body).toMatchObject({ state: 'rejected', actions: [] });
});

test('what was sent back or rejected with money in hand is corrected and handed in again', async () => {
  const id = await world.advanced('4000');
  const { lineId } = (await world.add(id, { amount: '4000' })).body;
  await world.handIn(id);
  await world.refuse(id, REPORT, 'reject');
  expect((await world.seen(id)).body).toMatchObject({ state: 'open', paid: '4000.00' });
  const version = await world.versionOf(id);
  const fields = { ...world.taxi({ amount: '3500' }), categoryId: world.categories.get('TAX') };
  const stale = await world.server.call(
    changeRenditionLine,
    { ...fields, id, lineId, version: 1 } as never,
    'empleado',
  );
  expect(stale.error.code).toBe('conflicto_version');
  const changed = await world.server.call(
    changeRenditionLine,
    { ...fields, id, lineId, version } as never,
    'empleado',
  );
  expect(changed.body).toMatchObject({ spent: '3500.00', lines: [{ hasReceipt: true }] });
  await world.handIn(id);
  await world.refuse(id, REPORT, 'return');
  const back = (await world.seen(id)).body;
  expect(back).toMatchObject({ state: 'open', actions: ['lines', 'handIn'] });
  const out = await world.server.call(
    removeRenditionLine,
    { id, lineId, version: back.version },
    'empleado',
  );
  expect(out.body).toMatchObject({ spent: '0.00', lines: [] });
  expect((await world.handIn(id)).body.state).toBe('handed');
  expect((await world.withdraw(id)).body.state).toBe('open');
});

test('an advance that came back is asked for again for less', async () => {
  const id = await world.open('900000');
  await world.refuse(id, ADVANCE, 'return');
  const { version, actions } = (await world.seen(id)).body;
  expect(actions).toEqual(['resend', 'withdraw']);
  const fields = { id, version, title: 'Viaje a Rosario', trip: '', asked: '40000' };
  const sent = await world.server.call(resendRendition, fields, 'empleado');
  expect(sent.body).toMatchObject({ state: 'pending', asked: '40000.00' });
  expect((await world.withdraw(id)).body.state).toBe('cancelled');
});
