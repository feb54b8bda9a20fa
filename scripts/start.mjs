import './lib/checkNode.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { root } from './lib/root.mjs';

await ensureInstalled();
await ensureBuilt();
process.chdir(root);
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../dist/server/main.mjs');
