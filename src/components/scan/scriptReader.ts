import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library';

/** Looks for a code in one picture of the camera. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** Larger pictures only make it slower. */
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
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (videoWidth === 0) return null;
    canvas.width = Math.min(WIDTH, videoWidth);
    canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
    canvas
      .getContext('2d', { willReadFrequently: true })
      ?.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      const source = new HTMLCanvasElementLuminanceSource(canvas);
      return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // Nothing to read in this picture; the next one comes at once.
      return null;
    }
  };
}
