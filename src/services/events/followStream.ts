import { eventReader, type StreamEvent } from './eventReader';
import { streamWait } from './streamWait';

export interface StreamAddress {
  url: string;
  jwt: string;
}

interface Follower {
  /** Null while nobody is signed in. */
  address(): StreamAddress | null;
  onEvent(event: StreamEvent): void;
  /** After a silence: whatever happened meanwhile was not heard. */
  onGap(): void;
  /** The server does not know this session any more. */
  onRefused(): void;
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function readOnce(
  { url, jwt }: StreamAddress,
  follower: Follower,
  signal: AbortSignal,
  onOpen: () => void,
) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${jwt}` }, signal });
  if (response.status === 401) follower.onRefused();
  if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
  onOpen();
  const read = eventReader(follower.onEvent);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read(decoder.decode(value, { stream: true }));
  }
}

/** Stays on the stream until told to stop, with growing patience while the server is away. */
export async function followStream(follower: Follower, signal: AbortSignal): Promise<void> {
  let tried = 0;
  let missed = false;
  while (!signal.aborted) {
    const address = follower.address();
    if (address) {
      await readOnce(address, follower, signal, () => {
        if (missed) follower.onGap();
        tried = 0;
      }).catch(() => undefined);
      // Ended or never begun: what is on the page may be from before.
      missed = true;
    }
    // All who lost the same server do not come back in the same moment.
    await sleep(streamWait(tried), signal);
    tried += 1;
  }
}
