import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Decí cómo se llama: npm run db:migration -- nombre');
  process.exit(1);
}
const bin = 'node_modules/drizzle-kit/bin.cjs';
const { code } = await runNode([bin, 'generate', '--name', name]);
const meta = join(root, 'server/db/migrations/meta');
// The next migration is written from the newest snapshot alone; each of them is as long as the whole schema.
const older = readdirSync(meta)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
  .slice(0, -1);
for (const file of older) rmSync(join(meta, file));
process.exit(code);
