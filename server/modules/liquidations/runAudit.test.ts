import { listAudit } from '@contract/admin/listAudit';
import { reversePayRun } from '@contract/liquidations/runAcciones';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

/** The audit of a run in words, the oldest first. */
async function told(id: number): Promise<string[]> {
  const filters = [
    { field: 'entity', operator: 'is', value: 'payRun' },
    { field: 'entityId', operator: 'is', value: String(id) },
  ];
  const { body } = await world.server.call(listAudit, { filters, size: 100 }, 'admin');
  return body.rows.map(({ actor, did }) => `${actor} ${did}`).toReversed();
}

test('what a task does to a run is told in the audit, by whoever asked for it', async () => {
  const { body: draft } = await world.open({ title: 'Auditada', ...(await world.few(3)) });
  await world.calculate(draft);
  const reviewed = await world.settled(draft.id, 'review');
  await world.submit(reviewed);
  await world.approve(await world.read(draft.id));
  await world.publish(await world.read(draft.id));
  const published = await world.settled(draft.id, 'published');
  const { id, version } = published;
  const taken = await world.server.call(
    reversePayRun,
    { id, version, reason: 'Estaba mal' },
    'sueldos',
  );
  await world.submit(await world.read(taken.body.id));
  await world.approve(await world.read(taken.body.id));
  await world.publish(await world.read(taken.body.id));
  await world.settled(taken.body.id, 'published');
  const entries = await told(id);
  const sueldos = entries[0]?.replace(/ agregó$/, '');
  const by = (did: string) => `${sueldos} ${did}`;
  expect(entries).toEqual(
    expect.arrayContaining([
      by('empezó a calcular'),
      by('calculó'),
      by('empezó a publicar'),
      by('publicó'),
      by('dejó sin efecto'),
    ]),
  );
  // Each of them once: what was asked for and how it ended are two entries.
  for (const did of ['calculó', 'publicó', 'dejó sin efecto'])
    expect(entries.filter((entry) => entry === by(did))).toHaveLength(1);
});
