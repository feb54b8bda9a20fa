import { fileLimits } from '@contract/files/fileLimits';
import type { Db } from '../../../db/Db';
import { Fault } from '../../http/fault';
import { fileTypeOf } from '../fileTypeOf';
import { refuseOver } from '../refuseOver';
import type { FileStore } from '../store/fileStore';
import { storeAsItCame } from '../storeAsItCame';
import { mp4Tracks } from './mp4Tracks';
import { type TrackKind, webmTracks } from './webmTracks';

interface Container {
  /** It is served as this. */
  mime: string;
  tracksOf: (bytes: Uint8Array) => TrackKind[];
}

const webm: Container = { mime: 'audio/webm', tracksOf: webmTracks };
const mp4: Container = { mime: 'audio/mp4', tracksOf: mp4Tracks };

/** The type that content alone shows does not tell a sound from a film: their tracks do. */
const containers: Readonly<Record<string, Container>> = {
  'video/webm': webm,
  'video/mp4': mp4,
  'audio/mp4': mp4,
  'audio/x-m4a': mp4,
};

/** The type of a recording that has one track, of sound; null for everything else. */
export async function voiceTypeOf(file: Blob): Promise<string | null> {
  const container = containers[await fileTypeOf(file)];
  if (!container) return null;
  const tracks = container.tracksOf(new Uint8Array(await file.arrayBuffer()));
  return tracks.length === 1 && tracks[0] === 'audio' ? container.mime : null;
}

/** Stores what a browser's recorder made of somebody's voice, as it came. */
export async function storeVoice(db: Db, files: FileStore, file: File) {
  refuseOver(file, fileLimits.voice);
  const mime = await voiceTypeOf(file);
  if (mime === null) {
    const message = 'Ese archivo no es una grabación de voz.';
    throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
  }
  return storeAsItCame(db, files, file, mime);
}
