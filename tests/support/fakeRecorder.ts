/** A recorder that hears one piece, as far as a page can tell. */
export class FakeRecorder extends EventTarget {
  static made: FakeRecorder[] = [];
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state: RecordingState = 'inactive';

  constructor() {
    super();
    FakeRecorder.made.push(this);
  }

  start() {
    this.state = 'recording';
  }

  stop() {
    this.state = 'inactive';
    const data = new Blob(['voz'], { type: 'audio/webm' });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

const setDevices = (value: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });

/** Gives the page a recorder and a microphone, and tells how many of its tracks are still open. */
export function withMicrophone(ask?: () => Promise<MediaStream>) {
  let open = 0;
  const stream = () => {
    open += 1;
    const stop = () => {
      open = Math.max(0, open - 1);
    };
    return { getTracks: () => [{ stop }] } as unknown as MediaStream;
  };
  FakeRecorder.made = [];
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  setDevices({ getUserMedia: ask ?? (async () => stream()) });
  return { stream, open: () => open };
}

export function withoutMicrophone(): void {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  setDevices(undefined);
}
