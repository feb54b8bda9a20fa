import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library';

/** What the camera shows now, or a picture that was taken before. */
export type Frame = HTMLVideoElement | HTMLCanvasElement;
/** Looks for a code in it. */
export type ReadFrame = (frame: Frame) => Promise<string | null>;

/** Of the camera, larger pictures only make it slower; of one that was taken there is no next. */
const WIDTH = 800;

export function scriptReader(): ReadFrame {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [
        DecodeHintType.POSSIBLE_FORMATS,
        [BarcodeFormat.QR_CODE, BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.CODE_128],
      ],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement('canvas');
  const drawn = (frame: Frame): HTMLCanvasElement | null => {
    if (frame instanceof HTMLCanvasElement) return frame;
    const { videoWidth, videoHeight } = frame;
    if (videoWidth === 0) return null;
    canvas.width = Math.min(WIDTH, videoWidth);
    canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
    canvas
      .getContext('2d', { willReadFrequently: true })
      ?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  return async (frame) => {
    const picture = drawn(frame);
    if (!picture) return null;
    try {
      const source = new HTMLCanvasElementLuminanceSource(picture);
      return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // Nothing to read in this picture; the next one comes at once.
      return null;
    }
  };
}
