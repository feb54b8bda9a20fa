import { soundInWebm } from '../../../../tests/support/voiceSamples';
import { voiceTypeOf } from './storeVoice';

const typeOf = (...parts: readonly Uint8Array[]) =>
  voiceTypeOf(new Blob(parts.map((part) => Buffer.from(part))));

/** A box of an MP4 with what is in it. */
function box(type: string, ...inside: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
const track = (kind: string) =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(`${kind}\0\0\0\0`))));
const mp4 = (brand: string, ...kinds: string[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...kinds.map(track)),
    box('moof', Buffer.alloc(20)),
    box('mdat', Buffer.alloc(200)),
  ]);

/** An element of a WebM with what is in it. */
const element = (id: number[], ...inside: readonly Uint8Array[]) => {
  const content = Buffer.concat(inside);
  return Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content]);
};
const webm = (...types: number[]) => {
  const entries = types.map((type) => element([0xae], element([0x83], Buffer.from([type]))));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], ...entries);
  // A recorder cannot write the length in advance.
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, ...Array(7).fill(0xff)]);
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm')));
  return Buffer.concat([head, segment, tracks]);
};

test('a WebM of one sound, whose length is not known, is a voice', async () => {
  expect(await typeOf(soundInWebm())).toBe('audio/webm');
});

test.each(['isom', 'mp42', 'iso5', 'M4A '])(
  'an MP4 of one sound is a voice (%s)',
  async (brand) => {
    expect(await typeOf(mp4(brand, 'soun'))).toBe('audio/mp4');
  },
);

test('a film is no voice, nor are two sounds, nor what has none', async () => {
  expect(await typeOf(mp4('isom', 'soun', 'vide'))).toBeNull();
  expect(await typeOf(mp4('isom', 'soun', 'soun'))).toBeNull();
  expect(await typeOf(mp4('isom'))).toBeNull();
  expect(await typeOf(webm(2))).toBe('audio/webm');
  expect(await typeOf(webm(1))).toBeNull();
  expect(await typeOf(webm(2, 1))).toBeNull();
  expect(await typeOf(webm(17))).toBeNull();
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a song', Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 10, ...Array(40).fill(0)])],
  ['a picture that calls itself film', Buffer.from('\x89PNG\r\n\x1a\n')],
  ['half a head', Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
  ['nothing', Buffer.alloc(0)],
])('%s is no voice', async (_name, bytes) => {
  expect(await typeOf(bytes)).toBeNull();
});

test('lengths that lie end the reading, and nothing else', async () => {
  const whole = mp4('isom', 'soun');
  for (let at = 0; at < whole.length; at += 1) {
    const broken = Buffer.from(whole);
    broken.fill(0xff, at, Math.min(at + 4, whole.length));
    expect([null, 'audio/mp4']).toContain(await typeOf(broken));
    expect([null, 'audio/mp4']).toContain(await typeOf(whole.subarray(0, at)));
  }
});
