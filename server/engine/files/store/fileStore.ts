import type { Readable } from 'node:stream';
import type { ByteRange } from '../readRange';

/** The hash and the size of a content, before it comes. */
export interface Content {
  sha256: string;
  bytes: number;
}

export interface StoreState {
  /** Where it is, for who looks after the server. */
  place: string;
  /** Null: it does not answer. */
  answerMs: number | null;
}

/** The one door to contents, each under its SHA-256. */
export interface FileStore {
  /** Stores bytes once and returns their SHA-256. */
  put(bytes: Uint8Array): Promise<string>;
  /** Stores once what flows, which is never whole in memory; `open` may be asked again. */
  keep(content: Content, open: () => Readable | Promise<Readable>): Promise<void>;
  size(hash: string): Promise<number | null>;
  read(hash: string, range?: ByteRange): Readable;
  /** For good; nothing where it is not there. */
  remove(hash: string): Promise<void>;
  /** Null where it is the disk of this machine. */
  state(): Promise<StoreState | null>;
}
