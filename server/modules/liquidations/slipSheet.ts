import type { Paper } from '../../engine/paper/newPaper';

export interface SlipColumn {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

const LEFT = 48;
const WIDTH = 499;
const LIGHT = 0.6;
const ROW = 11.5;
const FIRST_LINE = 40;
/** Below it the code of the seal stands. */
const LAST_LINE = 786;

/** Writes a slip from above to below: what does not fit goes on at the top of another page, under the same columns. */
export function slipSheet(paper: Paper, begins: number) {
  let y = begins;
  let columns: readonly SlipColumn[] = [];

  const cells = (texts: readonly string[], size: number, bold: boolean) => {
    for (const [index, { x, width, align }] of columns.entries()) {
      paper.write(texts[index] ?? '', { x, y, width, align, size, bold, most: 1 });
    }
  };
  const labels = () => {
    if (columns.length === 0) return;
    cells(
      columns.map(({ label }) => label),
      7,
      true,
    );
    y += 11;
  };
  const fits = (height: number) => y + height <= LAST_LINE;
  const turn = () => {
    paper.addPage();
    y = FIRST_LINE;
  };
  const keep = (height: number) => {
    if (!fits(height)) turn();
  };

  return {
    paper,
    at: () => y,
    skip(height: number) {
      y += height;
    },
    /** Turns the page where so much would not fit under what is written. */
    keep,
    title(words: string, under: readonly SlipColumn[] = []) {
      columns = under;
      keep(ROW * 4);
      paper.rule(LEFT, y, WIDTH, 1, LIGHT);
      paper.write(words, { x: LEFT, y: y + 4, size: 9, bold: true, width: WIDTH, most: 1 });
      y += 18;
      labels();
    },
    row(texts: readonly string[]) {
      if (!fits(ROW)) {
        turn();
        labels();
      }
      cells(texts, 8, false);
      y += ROW;
    },
    total(texts: readonly string[]) {
      keep(ROW * 2);
      paper.rule(LEFT, y, WIDTH, 0.5, LIGHT);
      y += 3;
      cells(texts, 8, true);
      y += ROW + 6;
    },
  };
}
