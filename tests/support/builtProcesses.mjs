import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSourceTimes } from '../../scripts/lib/hashSources.mjs';

const sources = ['contract', 'server', 'scripts/lib/buildServer.mjs', 'package-lock.json'];

/** The bundled processes of the server in `folder`: from its sources each would take a second to start. */
export const builtProcesses = async (folder) => {
  const mark = join(folder, 'made-of');
  const hash = hashSourceTimes(sources, process.version);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return folder;
  const { buildServer, processes } = await import('../../scripts/lib/buildServer.mjs');
  await buildServer(processes, folder);
  writeFileSync(mark, hash);
  return folder;
};
