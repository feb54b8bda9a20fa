import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { type LinkWorld, openLinkWorld } from '../testing/linkWorld';
import { runUntil } from '../testing/runUntil';

let world: LinkWorld;
beforeAll(async () => {
  world = await openLinkWorld();
});
afterAll(() => world.close());

test.each([
  ['a.xlsx', 'PK', 101, 'a.xlsx pasa de 100 MB: dividilo.'],
  ['a.csv', 'Le', 1025, 'a.csv pasa de 1 GB: dividilo.'],
])(
  '%s with more than its kind may have is refused before it is taken',
  async (name, head, megabytes, words) => {
    const folder = `enormes-${megabytes}`;
    await world.put(folder, name, head);
    // It has the size, and takes no room.
    const file = path.join(world.services.config.linksDir, folder, name);
    await truncate(file, megabytes * 1024 * 1024);
    const runId = await world.beginRun((await world.add(folder)).id);
    expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
    expect(await world.runOf(runId)).toMatchObject({
      state: 'failed',
      error: words,
      fileHash: null,
    });
  },
);
