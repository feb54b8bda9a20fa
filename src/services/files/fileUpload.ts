import { isAppError } from '../wms/appError';
import { errorMessage } from '../wms/errorMessage';
import { handled } from '../wms/handled';

/** How far a file got on its way to the server. */
export interface UploadState {
  /** `refused`: the server looked at it, and another try would say the same. */
  state: 'idle' | 'waiting' | 'sending' | 'failed' | 'refused' | 'done';
  sent: number;
  message: string;
}

type Send = (signal: AbortSignal, onSent: (bytes: number) => void) => Promise<string>;

const idle: UploadState = { state: 'idle', sent: 0, message: '' };
const AT_ONCE = 2;
let going = 0;
const queue: (() => void)[] = [];

/** A bad network is not made better by asking it for everything at once. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (going >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  going += 1;
  try {
    return await work();
  } finally {
    going -= 1;
    queue.shift()?.();
  }
}

function makeUpload() {
  let now = idle;
  let sending: Promise<string> | undefined;
  let control = new AbortController();
  const watchers = new Set<() => void>();
  const tell = (next: Partial<UploadState>) => {
    now = { ...now, ...next };
    for (const watch of watchers) watch();
  };
  const run = async (send: Send) => {
    const { signal } = control;
    try {
      const hash = await inTurn(() => {
        tell({ state: 'sending' });
        return send(signal, (sent) => tell({ sent }));
      });
      tell({ state: 'done' });
      return hash;
    } catch (error) {
      sending = undefined;
      // The row of the file says it.
      handled(error);
      const known = isAppError(error);
      const refused = known && [413, 415, 422].includes(error.status);
      const message = known ? error.message : errorMessage(0);
      tell(signal.aborted ? idle : { state: refused ? 'refused' : 'failed', message });
      throw error;
    }
  };
  return {
    get: () => now,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Begins, goes on after a failure, or waits for what is on its way already. */
    start: (send: Send): Promise<string> => {
      if (!sending) {
        control = new AbortController();
        tell({ state: 'waiting', message: '' });
        sending = run(send);
      }
      return sending;
    },
    cancel: () => control.abort(),
  };
}

const uploads = new WeakMap<File, ReturnType<typeof makeUpload>>();

/** The one upload of a chosen file, whoever asks for it. */
export function uploadOf(file: File) {
  const upload = uploads.get(file) ?? makeUpload();
  uploads.set(file, upload);
  return upload;
}
