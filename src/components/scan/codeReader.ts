import { type CodeFormat, codeFormats } from './codeFormats';
import type { Frame, ReadFrame } from './scriptReader';

interface NativeDetector {
  detect(source: Frame): Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

async function nativeReader(formats: readonly CodeFormat[]): Promise<ReadFrame | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!Detector) return null;
  const known = await Detector.getSupportedFormats();
  // A detector that reads only part of them would leave people pointing at a label for nothing.
  if (!formats.every((format) => known.includes(format))) return null;
  const detector = new Detector({ formats });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
}

/** The browser's own reader where it has one, else one in JavaScript: no wasm, no eval. */
export async function codeReader(formats: readonly CodeFormat[] = codeFormats): Promise<ReadFrame> {
  const native = await nativeReader(formats).catch(() => null);
  if (native) return native;
  const { scriptReader } = await import('./scriptReader');
  return scriptReader(formats);
}
