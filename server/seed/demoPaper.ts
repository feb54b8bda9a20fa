import { A4, newPaper } from '../engine/paper/newPaper';

const EDGE = 64;

/** A page of the demo: a title and some paragraphs, the same bytes at every start. */
export async function demoPaper(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const paper = await newPaper({ title, says: [title, paragraphs], at: new Date(0) });
  const line = { x: EDGE, width: A4.width - 2 * EDGE };
  paper.addPage();
  let y = paper.write(title, { ...line, y: EDGE, size: 16, bold: true });
  for (const paragraph of paragraphs) {
    y = paper.write(paragraph, { ...line, y: y + 13, size: 11, gap: 3 });
  }
  return paper.bytes();
}
