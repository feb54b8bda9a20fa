import './lib/checkNode.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { mapStacks } from './lib/mapStacks.mjs';
import { root } from './lib/root.mjs';

await ensureInstalled();
await ensureBuilt();
process.chdir(root);
process.env.NODE_ENV = 'production';
mapStacks();
// Node itself says this from 21 on; where nobody does, pg makes a Response to learn where it runs, and that loads all
// of fetch.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node}` };
await import('../dist/server/main.mjs');
