import type { Attributes } from 'ssh2';
import type { FoundFile } from '../folder/linkFolder';

export interface RemoteFacts extends Omit<FoundFile, 'name'> {
  /** No folder, no symbolic link, no device: a file that may be read. */
  plain: boolean;
}

export type RemoteFile = FoundFile & RemoteFacts;

const KIND = 0o170000;
const PLAIN = 0o100000;

/** Reads what the server says of a name; where it says too little, that is no plain file. */
export function factsOfStats({ mode, size, mtime }: Partial<Attributes>): RemoteFacts {
  const known = size !== undefined && Number.isSafeInteger(size) && mtime !== undefined;
  return {
    plain: known && mode !== undefined && (mode & KIND) === PLAIN,
    ...{ size: known ? size : 0, stamp: known ? mtime * 1000 : 0 },
  };
}

/** A name that leads to a file of its folder and nowhere else, and that can be written back as it came. */
export const isPlainName = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  name.length <= 255 &&
  !/[/\\\p{Cc}\uFFFD]/u.test(name);
