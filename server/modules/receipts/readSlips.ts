import type { FileStore } from '../../engine/files/store/fileStore';
import type { TextReader } from '../../engine/texts/textReader';
import { type BroughtFile, broughtPdfs } from './broughtPdfs';
import { type PageMarks, pageMarks } from './pageMarks';
import { unreadablePdf } from './unreadablePdf';

export interface ReadFile extends BroughtFile {
  size: number;
  pages: PageMarks[];
}

/** What each page of what was brought says of whose it is; the words themselves are let go at once. */
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
      before += file.pages.length;
      read.push(file);
    }
  } catch (error) {
    throw unreadablePdf(error);
  }
  return read;
}
