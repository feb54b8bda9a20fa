import './lib/checkNode.mjs';
import { build } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';

await ensureInstalled();
await build();
