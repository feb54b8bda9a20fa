import type { CodeFormat } from './codeFormats';
import { pixelReader } from './readPixels';

/** A frame is what the camera shows now, or a picture that was taken before. */
export type Frame = HTMLVideoElement | HTMLCanvasElement;
/** Looks for a code in it. */
export type ReadFrame = (frame: Frame) => Promise<string | null>;

/** The camera only gets slower with larger pictures; a taken picture keeps its size, because no next one comes. */
const WIDTH = 800;

export function scriptReader(formats: readonly CodeFormat[]): ReadFrame {
  const read = pixelReader(formats);
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
    const pixels = picture
      ?.getContext('2d', { willReadFrequently: true })
      ?.getImageData(0, 0, picture.width, picture.height);
    return pixels ? read(pixels, { thorough: picture === frame }) : null;
  };
}
