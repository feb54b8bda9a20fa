import { listEmployees } from '@contract/users/personAcciones';
import { listCondition } from '../../server/engine/lists/listCondition';
import { marksOf } from '../../server/engine/lists/marksOf';
import { runList } from '../../server/engine/lists/runList';
import { sortKeys } from '../../server/engine/lists/sortKeys';
import { employeesList } from '../../server/modules/users/employeeQueries';
import { addPeople, type BenchServer, bench } from './support/benchServer';

// npx tsx tests/bench/deepPages.ts [rows]: a page anywhere in a small list and in a large one.
const large = Number(process.argv[2] ?? 1_000_000);
const SMALL = 10_000;
const SIZE = 50;
const ROUNDS = 15;

const orders = {
  'the order of the list': [],
  'by name, backwards': [{ field: 'name', direction: 'desc' }],
} as const;

const filters = {
  everybody: [],
  'one site': [{ field: 'siteId', operator: 'is', value: 2 }],
} as const;

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function measure({ services, admin }: BenchServer, say: (line: string) => void) {
  const context = { services, viewer: admin, reach: 'all' as const, db: services.database.db };
  for (const [who, chosen] of Object.entries(filters)) {
    for (const [how, sort] of Object.entries(orders)) {
      const input = listEmployees.input.parse({ sort, filters: chosen, size: SIZE });
      const where = listCondition(employeesList, context, input);
      const keys = sortKeys(
        employeesList.columns(context),
        input.sort,
        employeesList.order,
        employeesList.id,
      );
      const first = await median(() => runList(employeesList, context, input));
      const start = performance.now();
      const list = employeesList as Parameters<typeof marksOf>[2];
      const { total } = await marksOf(services, context.db, list, where, keys).read();
      const counting = performance.now() - start;
      const pages = Math.ceil(total / SIZE);
      const at: [string, number][] = [
        ['first, counted', 1],
        ['10,000th row', Math.min(200, pages)],
        ['middle', Math.ceil(pages / 2)],
        ['last', pages],
      ];
      const times = [`first ${first.toFixed(1)} ms`];
      for (const [name, page] of at) {
        const time = await median(() => runList(employeesList, context, { ...input, page }));
        times.push(`${name} ${time.toFixed(1)}`);
      }
      say(
        `${total} rows, ${who}, ${how}: counting ${counting.toFixed(0)} ms; pages: ${times.join(', ')}`,
      );
    }
  }
}

await bench(async (server, say) => {
  await addPeople(server, SMALL);
  await server.asOwner('vacuum analyze person');
  await measure(server, say);
  await addPeople(server, large, SMALL + 1);
  await server.asOwner('vacuum analyze person');
  server.services.marks.changed([{ tags: [{ type: 'Person', id: 'LIST' }] }]);
  await measure(server, say);
});
