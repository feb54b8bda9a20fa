import type { CapturedPage } from './capturedPages';
import { picturesPdf } from './picturesPdf';

/** The pages as one PDF, in their order. */
export async function capturedFile(pages: readonly CapturedPage[]): Promise<File> {
  const pictures = await Promise.all(
    pages.map(async ({ jpeg, width, height, turns }) => ({
      bytes: new Uint8Array(await jpeg.arrayBuffer()),
      width,
      height,
      turns,
    })),
  );
  const day = new Date().toLocaleDateString('es-AR', { day: 'numeric', month: 'long' });
  return new File([picturesPdf(pictures)], `Fotos del ${day}.pdf`, { type: 'application/pdf' });
}
