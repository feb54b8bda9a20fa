import { listNews } from '@contract/news/newsAcciones';
import { approveRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const typesOf = async (as: string, personId: number) => {
  const filters = [{ field: 'personId', operator: 'in', value: [personId] }];
  const { body } = await world.server.call(listNews, { filters, size: 100 }, as);
  return body.rows.map(({ typeName }) => typeName);
};

test('a manager reads what they have to decide while it waits for them, and then “Ausente” as of anything else', async () => {
  const { body } = await world.ask(world.absent());
  expect((await world.seen(body.id, 'supervisor')).body.typeName).toBe('Ausencia con aviso');
  const [request] = (await world.server.call(listWaiting, {}, 'supervisor')).body.rows;
  const { id = 0, version = 0 } = request ?? {};
  await world.server.call(approveRequest, { id, version }, 'supervisor');
  const after = (await world.seen(body.id, 'supervisor')).body;
  expect(after).toMatchObject({ typeId: null, typeName: 'Ausente', note: '', state: 'validated' });
});

test('once firm every kind reads the same to a manager, and what it is to its person and HR', async () => {
  await world.enter({ ...world.illness(), validated: true });
  await world.enter({
    ...world.absent({ fromDay: '2026-12-01', toDay: '2026-12-01' }),
    validated: true,
  });
  const person = world.personOf('empleado');
  expect(new Set(await typesOf('supervisor', person))).toEqual(new Set(['Ausente']));
  for (const knows of ['rrhh', 'empleado']) {
    expect(await typesOf(knows, person)).not.toContain('Ausente');
  }
});
