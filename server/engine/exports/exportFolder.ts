import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';

export const exportFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'exports');

export async function exportPath(config: Pick<Config, 'dataDir'>, id: string): Promise<string> {
  const folder = exportFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, id);
}

export const exportUrl = (id: string) => `/archivos/exportaciones/${id}`;
