import { type Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { Fault } from '../http/fault';
import {
  fileEntry,
  type Manifest,
  manifestEntry,
  manifestSchema,
  sealEntry,
  tableEntry,
} from './manifest';
import { measured, sha256Of } from './measured';
import { ageOfSchema } from './migrationFiles';

const MOST_MANIFEST = 256 * 1024 * 1024;

const damaged = (detail?: unknown) =>
  new Fault(
    422,
    'copia_danada',
    'El archivo está dañado o no es una copia de Andén. No se cambió nada.',
    {
      detail,
    },
  );

export interface Archive {
  manifest: Manifest;
  read(entry: string): Promise<Readable>;
  close(): void;
}

const opened = (file: string) =>
  new Promise<ZipFile>((resolve, reject) =>
    openZip(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );

const entriesOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

async function readManifest(archive: Omit<Archive, 'manifest'>, size: number): Promise<Manifest> {
  if (size > MOST_MANIFEST) throw damaged('manifest too large');
  const text = await buffer(await archive.read(manifestEntry));
  const seal = (await buffer(await archive.read(sealEntry))).toString();
  if (sha256Of(text) !== seal) throw damaged('manifest hash');
  return manifestSchema.parse(JSON.parse(text.toString()));
}

/** Opens a copy and reads what it says of itself; what it holds is proved by `verifyArchive`. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await opened(file).catch((error: Error) => {
    throw damaged(error.message);
  });
  const close = () => zip.close();
  try {
    const entries = await entriesOf(zip);
    const read = (name: string) =>
      new Promise<Readable>((resolve, reject) => {
        const entry = entries.get(name);
        if (!entry) return reject(damaged(`${name} is missing`));
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
      });
    const size = entries.get(manifestEntry)?.uncompressedSize ?? 0;
    const manifest = await readManifest({ read, close }, size);
    return { manifest, read, close };
  } catch (error) {
    close();
    throw error instanceof Fault ? error : damaged((error as Error).message);
  }
}

const unknown = {
  newer:
    'La copia es de una versión más nueva de Andén: actualizá el programa antes de restaurarla. No se cambió nada.',
  older:
    'La copia es de una versión de Andén demasiado vieja para esta: restaurala con la última 0.1, hacé ahí una copia nueva y restaurá esa. No se cambió nada.',
};

/** Refuses what no migration of this build leads on from: its tables are unknown here. */
export function refuseUnknown({ manifest }: Archive): void {
  const age = ageOfSchema(manifest.schema);
  if (age !== 'known') throw new Fault(409, 'conflicto', unknown[age]);
}

/** Reads the whole archive once, before anything is touched: every byte is the one that was written. */
export async function verifyArchive(archive: Archive): Promise<void> {
  const { tables, files } = archive.manifest;
  const expected = [
    ...tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...files.map((file) => ({ ...file, entry: fileEntry(file.sha256) })),
  ];
  for (const { entry, bytes, sha256 } of expected) {
    const through = measured();
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const source = await archive.read(entry);
    await pipeline(source, through.stream, nowhere).catch((error: Error) => {
      throw damaged(`${entry}: ${error.message}`);
    });
    const found = through.result();
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(`${entry} differs`);
  }
}
