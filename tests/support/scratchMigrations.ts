import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationSteps, migrationsFolder } from '../../server/db/migrate';

interface Wanted {
  /** The moment of the last one that is kept. */
  until?: number;
  /** Another migration, after those. */
  next?: string;
}

/** The migrations of this build, fewer or more, in a folder that whoever asks takes away. */
export async function scratchMigrations({ until = Infinity, next }: Wanted): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'anden-migraciones-'));
  await cp(migrationsFolder(), folder, { recursive: true });
  const entries = migrationSteps(folder).filter(({ when }) => when <= until);
  const newest = entries.at(-1);
  if (!newest) throw new Error('No migration is that old');
  if (next !== undefined) {
    const tag = `${String(Number.parseInt(newest.tag, 10) + 1).padStart(4, '0')}_next`;
    entries.push({ tag, when: newest.when + 1 });
    await writeFile(path.join(folder, `${tag}.sql`), next);
  }
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
