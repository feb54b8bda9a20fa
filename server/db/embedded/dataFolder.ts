import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFault } from '../startFault';

/** Raised when a build lays out the data folder in a way that an older build would damage. */
export const DATA_VERSION = 1;

export const prepareDataFolder = (dataDir: string): string => {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.prueba-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartFault(
      `No se puede escribir en la carpeta de datos ${folder} (${code}): elegí otra con ANDEN_DATA=/ruta npm start.`,
    );
  }
  return folder;
};

/** The version that made the folder, undefined while its first start has not finished. */
export const readDataVersion = (folder: string): number | undefined => {
  let text: string;
  try {
    text = readFileSync(join(folder, 'version'), 'utf8').trim();
  } catch {
    return undefined;
  }
  const version = Number(text);
  if (text === '' || !Number.isInteger(version)) return undefined;
  if (version > DATA_VERSION)
    throw new StartFault(
      `La carpeta ${folder} es de una versión más nueva de Andén (${version}; esta entiende hasta ${DATA_VERSION}): actualizá Andén, o elegí otra carpeta con ANDEN_DATA=/ruta npm start.`,
    );
  return version;
};

export const writeDataVersion = (folder: string): void =>
  writeFileSync(join(folder, 'version'), `${DATA_VERSION}\n`, { flush: true });
