import './lib/checkNode.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';

await ensureInstalled();
await ensureBuilt({ force: true });
