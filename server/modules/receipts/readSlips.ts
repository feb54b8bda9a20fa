import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { readStored } from '../../engine/files/readStored';
import type { FileStore } from '../../engine/files/store/fileStore';
import { Fault } from '../../engine/http/fault';
import type { TextReader } from '../../engine/texts/textReader';
import { type PageMarks, pageMarks } from './pageMarks';
import { unreadablePdf } from './unreadablePdf';

export interface ReadFile extends BroughtFile {
  size: number;
  pages: PageMarks[];
}

/** This reads the marks of each page that was brought; the words themselves are let go at once. */
export async function readSlips(
  { files, reader }: { files: FileStore; reader: TextReader },
  brought: readonly BroughtFile[],
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  let before = 0;
  try {
    for await (const { hash, name, bytes } of broughtPdfs(files, brought)) {
      const file: ReadFile = { hash, name, size: bytes.length, pages: [] };
      await reader.pages(bytes, async (texts, total) => {
        file.pages.push(...texts.map(pageMarks));
        await onProgress(before + file.pages.length, before + total);
      });
      // Each slip is cut out of it later: what was read must be what its person gets.
      if (await reader.hides(bytes)) {
        throw refused(`“${name}” guarda partes que no se ven: guardalo con “Imprimir a PDF”.`);
      }
      before += file.pages.length;
      read.push(file);
    }
  } catch (error) {
    throw unreadablePdf(error);
  }
  return read;
}

interface BroughtFile {
  hash: string;
  name: string;
}

interface BroughtPdf extends BroughtFile {
  bytes: Uint8Array<ArrayBuffer>;
}

const MOST_ENTRIES = 20_000;
const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_OF_ONE = 100 * 1024 * 1024;

const refused = (message: string) => new Fault(422, 'datos_invalidos', message);
const damaged = () => refused('El ZIP está dañado: volvé a armarlo.');
const startsWith = (bytes: Uint8Array, mark: string) =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark;

/** Refused where there is more, or less, than the directory says. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)));
  } catch {
    throw damaged();
  }
}

/** This reads the PDFs of a ZIP one after another; other files, and those that systems add by themselves, are passed over. */
async function* unzipped(files: FileStore, zipped: Buffer): AsyncGenerator<BroughtPdf> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true }).catch(() => {
    throw damaged();
  });
  if (zip.entryCount > MOST_ENTRIES) throw refused('El ZIP tiene demasiados archivos.');
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = path.basename(entry.fileName);
    if (!/\.pdf$/i.test(name) || name.startsWith('.')) continue;
    if (entry.isEncrypted()) throw refused('El ZIP tiene contraseña: armalo sin ella.');
    total += entry.uncompressedSize;
    if (entry.uncompressedSize > MOST_OF_ONE || total > MOST_BYTES) {
      throw refused('El ZIP es demasiado grande: dividilo.');
    }
    const bytes = await contentOf(zip, entry);
    yield { hash: await files.put(bytes), name, bytes };
  }
}

/** Every PDF that was brought, alone or in a ZIP; one at a time, so that many weigh no more than one. */
async function* broughtPdfs(
  files: FileStore,
  brought: readonly BroughtFile[],
): AsyncGenerator<BroughtPdf> {
  for (const { hash, name } of brought) {
    const content = await readStored(files, hash);
    if (startsWith(content, 'PK')) yield* unzipped(files, content);
    else yield { hash, name, bytes: new Uint8Array(content) };
  }
}
