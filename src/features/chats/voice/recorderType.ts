/** The first plays everywhere. Where a browser makes neither, its people write. */
const wanted = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus'];

/** The type that this browser records; null where it records none, or gives a page no microphone. */
export function recorderType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null;
  return wanted.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}
