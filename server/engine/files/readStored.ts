import { buffer } from 'node:stream/consumers';
import type { FileStore } from './store/fileStore';

export const readStored = (files: FileStore, hash: string): Promise<Buffer> =>
  buffer(files.read(hash));
