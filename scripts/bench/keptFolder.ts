import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../../server/engine/config/config';
import { fillFolder } from '../demo/fillFolder';
import type { DemoSize } from '../demo/growDemo';

export const cache = resolve('.cache/bench');

/** A data folder with so many people and orders, filled when it is first asked for and kept for the next run. */
export async function keptFolder(
  name: string,
  size: DemoSize,
  say: (line: string) => void,
): Promise<string> {
  const dataDir = join(cache, name);
  const filled = join(dataDir, 'filled');
  if (existsSync(filled)) return dataDir;
  say(`Filling ${dataDir}: ${size.people} people, ${size.orders} orders`);
  mkdirSync(cache, { recursive: true });
  await fillFolder(readConfig({ ANDEN_DATA: dataDir }), size, say);
  writeFileSync(filled, `${JSON.stringify(size)}\n`);
  return dataDir;
}
