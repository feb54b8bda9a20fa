import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { CodeFormat } from './codeFormats';

export interface Pixels {
  /** Red, green, blue and alpha of each point, row by row. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const known: Record<CodeFormat, BarcodeFormat> = {
  qr_code: BarcodeFormat.QR_CODE,
  ean_13: BarcodeFormat.EAN_13,
  ean_8: BarcodeFormat.EAN_8,
  code_128: BarcodeFormat.CODE_128,
};

/** The light of each point as an eye sees it: green counts most. */
function greyOf({ data, width, height }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (306 * red + 601 * green + 117 * blue + 512) >> 10;
  }
  return grey;
}

/** Looks for a code in points of colour; `thorough` says what is dark in a second way where the first found nothing. */
export function pixelReader(formats: readonly CodeFormat[]) {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, formats.map((format) => known[format])],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  return (pixels: Pixels, { thorough }: { thorough: boolean }): string | null => {
    const source = new RGBLuminanceSource(greyOf(pixels), pixels.width, pixels.height);
    // The first judges a point by its neighbourhood, which a shadow does not deceive; the second by the whole picture,
    // which grain does not deceive.
    const binarizers = [HybridBinarizer, ...(thorough ? [GlobalHistogramBinarizer] : [])];
    for (const Binarizer of binarizers) {
      try {
        return reader.decodeWithState(new BinaryBitmap(new Binarizer(source))).getText();
      } catch {
        // Nothing to read this way.
      }
    }
    return null;
  };
}
