import { listBankAgreements, saveBankAgreement } from '@contract/hours/bankAcciones';
import { bankAgreementFields } from '@contract/hours/bankAgreement';
import { envelopeTools } from '../../../tests/support/envelopes';
import { bankWorld } from './testing/bankWorld';

let world: Awaited<ReturnType<typeof bankWorld>>;
let tools: ReturnType<typeof envelopeTools>;

beforeAll(async () => {
  world = await bankWorld();
  tools = envelopeTools(world.server);
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const agreement = (more: object) =>
  bankAgreementFields.parse({
    ...{ target: 'person', personId: world.own, fromDay: '2026-05-01' },
    ...{ writtenIn: 'Acta 13', ...more },
  });
const save = (more: object, as = 'rrhh') =>
  world.server.call(saveBankAgreement, agreement(more), as);

test('the paper of an agreement says who signed it, and each finds their own signature', async () => {
  const { id } = await tools.sent('each', ['empleado', 'operario']);
  const { body } = await save({ envelopeId: id });
  expect(body.paper).toMatchObject({ people: 2, signed: 0 });
  const mine = await tools.ownOf('empleado', id);
  expect((await world.bank()).agreement?.signature).toEqual({ id: mine.id, signedAt: null });
  await tools.sign('empleado', id);
  const { rows } = (await world.server.call(listBankAgreements, {}, 'rrhh')).body;
  expect(rows.map(({ paper }) => [paper?.people, paper?.signed])).toEqual([[2, 1]]);
  const signature = (await world.bank()).agreement?.signature;
  expect([signature?.id, typeof signature?.signedAt]).toEqual([mine.id, 'string']);
});

test('a paper is refused that was not sent, that the person does not sign, and from who sends none', async () => {
  const draft = await tools.draft('each', ['empleado']);
  const other = await tools.sent('each', ['operario']);
  const own = await tools.sent('each', ['empleado']);
  for (const [envelopeId, words] of [
    [draft.body.id, 'Elegí un envío que esté a la firma o completo.'],
    [other.id, 'Esa persona no firma ese papel.'],
    [9_999_999, 'Elegí un envío que esté a la firma o completo.'],
  ] as const) {
    expect((await save({ envelopeId })).error.fields).toEqual({ envelopeId: words });
  }
  expect((await save({ envelopeId: own.id }, 'supervisor')).status).toBe(403);
  expect((await save({ envelopeId: own.id })).status).toBe(200);
});

test('an agreement without a paper goes on as it was', async () => {
  const { body } = await save({});
  expect([body.envelopeId, body.paper]).toEqual([null, null]);
  expect((await world.bank()).agreement?.signature).toBeNull();
});
