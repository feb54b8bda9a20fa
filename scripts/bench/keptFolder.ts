import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../../server/engine/config/config';
import { fillFolder } from '../demo/fillFolder';
import type { DemoSize } from '../demo/growDemo';

export const cache = resolve('.cache/bench');

/** A data folder with so many people, orders and punches, filled when it is first asked for and kept for the next run. */
export async function keptFolder(
  name: string,
  size: DemoSize,
  say: (line: string) => void,
): Promise<string> {
  const dataDir = join(cache, name);
  const filled = join(dataDir, 'filled');
  const wanted = `${JSON.stringify(size)}\n`;
  if (existsSync(filled) && readFileSync(filled, 'utf8') === wanted) return dataDir;
  // A folder of an earlier size has the demo of its day.
  rmSync(dataDir, { recursive: true, force: true });
  say(`Filling ${dataDir}: ${size.people} people, ${size.orders} orders, ${size.punches} punches`);
  mkdirSync(cache, { recursive: true });
  await fillFolder(readConfig({ ANDEN_DATA: dataDir }), size, say);
  writeFileSync(filled, wanted);
  return dataDir;
}
