import { degrees, type PDFPage } from '@cantoo/pdf-lib';
import type { SignPlace } from './signingPdf';

export const turnsOf = (page: PDFPage): number =>
  (((page.getRotation().angle % 360) + 360) % 360) / 90;

/** Pages are turned by quarters; what else one says, readers pass over. */
export function straighten(page: PDFPage): void {
  if (page.getRotation().angle % 90 !== 0) page.setRotation(degrees(0));
}

/** How what is drawn in a box stands upright on a turned page. */
export const uprightMatrix = (turns: number): number[] =>
  [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, 0, 0],
    [-1, 0, 0, -1, 0, 0],
    [0, -1, 1, 0, 0, 0],
  ][turns] ?? [1, 0, 0, 1, 0, 0];

/** A turned page is as wide as it is high. */
export function seenSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return turnsOf(page) % 2 ? { width: height, height: width } : { width, height };
}

/** The corners of a place as the page itself counts, kept within what is seen of it. */
export function rectOnPage(page: PDFPage, place: Omit<SignPlace, 'page'>): number[] {
  const box = page.getCropBox();
  const turns = turnsOf(page);
  const seen = seenSize(page);
  const width = Math.min(place.width, seen.width);
  const height = Math.min(place.height, seen.height);
  const left = Math.min(Math.max(place.x, 0), seen.width - width);
  const top = Math.min(Math.max(place.y, 0), seen.height - height);
  const [right, bottom] = [left + width, top + height];
  const [x, y] = [box.x, box.y];
  const rects = [
    [left, box.height - bottom, right, box.height - top],
    [top, left, bottom, right],
    [box.width - right, top, box.width - left, bottom],
    [box.width - bottom, box.height - right, box.width - top, box.height - left],
  ];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rects[turns] ?? [];
  return [x + x1, y + y1, x + x2, y + y2];
}
