import type { Frame, ReadFrame } from './scriptReader';

interface NativeDetector {
  detect(source: Frame): Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ['qr_code', 'ean_13', 'ean_8', 'code_128'];

async function nativeReader(): Promise<ReadFrame | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!Detector) return null;
  const known = await Detector.getSupportedFormats();
  // One that reads only part of them would leave people pointing at a label for nothing.
  if (!formats.every((format) => known.includes(format))) return null;
  const detector = new Detector({ formats });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
}

/** The browser's own reader where it has one, else one in JavaScript: no wasm, no eval. */
export async function codeReader(): Promise<ReadFrame> {
  const native = await nativeReader().catch(() => null);
  if (native) return native;
  const { scriptReader } = await import('./scriptReader');
  return scriptReader();
}
