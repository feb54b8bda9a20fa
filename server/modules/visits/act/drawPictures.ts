import type { Paper } from '../../../engine/paper/newPaper';
import { type Flow, LEFT, WIDTH } from './actFlow';
import type { ActPicture } from './actPicture';
import { momentText } from './actTexts';

export interface NumberedPicture extends ActPicture {
  number: number;
}

const GAP = 12;
const COLUMNS = 4;
const CELL = { width: (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS, height: 88 };
const CAPTION = 14;
const SIGNATURE = { width: 200, height: 48 };

/** The picture is as large as it fits; one whose content was lost is told instead. */
async function drawInto(
  paper: Paper,
  { content }: ActPicture,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<void> {
  if (!content) {
    paper.box(x, y, width, height, 0.75);
    paper.write('No está guardada', { x: x + 6, y: y + 6, size: 7.5, grey: 0.4 });
    return;
  }
  const image = await paper.embed(content.bytes, content.mime);
  const scale = Math.min(width / image.width, height / image.height, 1);
  const size = { width: image.width * scale, height: image.height * scale };
  paper.picture(image, x, y + height - size.height, size);
}

/** Each with its number, by which the answers name it, and its hour. */
export async function drawPhotos(
  paper: Paper,
  flow: Flow,
  photos: readonly NumberedPicture[],
  zone: string,
): Promise<void> {
  if (photos.length === 0) return;
  flow.heading('Fotos', CELL.height + CAPTION);
  for (let at = 0; at < photos.length; at += COLUMNS) {
    flow.room(CELL.height + CAPTION + 4);
    for (const [index, photo] of photos.slice(at, at + COLUMNS).entries()) {
      const x = LEFT + index * (CELL.width + GAP);
      await drawInto(paper, photo, { x, y: flow.at(), ...CELL });
      const caption = `${photo.number} · ${momentText(photo.takenAt, zone)}`;
      paper.write(caption, { x, y: flow.at() + CELL.height + 3, size: 7.5, grey: 0.3 });
    }
    flow.skip(CELL.height + CAPTION + 6);
  }
}

/** Drawn by the finger of who received the visit, over their name. */
export async function drawSignature(
  paper: Paper,
  flow: Flow,
  signature: ActPicture,
  { signedBy, zone }: { signedBy: string; zone: string },
): Promise<void> {
  flow.heading('Firma de quien recibió la visita', SIGNATURE.height + 34);
  await drawInto(paper, signature, { x: LEFT, y: flow.at(), ...SIGNATURE });
  flow.skip(SIGNATURE.height + 4);
  paper.rule(LEFT, flow.at(), SIGNATURE.width, 0.5);
  flow.skip(4);
  flow.text(signedBy || '—', { bold: true });
  flow.text(momentText(signature.takenAt, zone), { size: 7.5, grey: 0.4 });
}
