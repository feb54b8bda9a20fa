import { A4, type Paper } from '../../../engine/paper/newPaper';

export const LEFT = 42;
export const WIDTH = A4.width - 2 * LEFT;
const TOP = 62;
/** The corner below is kept for the code where the paper is checked. */
const BOTTOM = 790;

export type Flow = ReturnType<typeof actFlow>;

/** Writes downwards, and goes on at the head of another page where one ends. */
export function actFlow(paper: Paper, running: string) {
  let y = 0;
  const another = () => {
    paper.addPage();
    paper.write(running, { x: LEFT, y: 42, size: 8, grey: 0.4, width: WIDTH, most: 1 });
    y = TOP;
  };
  const room = (high: number) => {
    if (y + high > BOTTOM) another();
  };
  return {
    at: () => y,
    goTo: (to: number) => {
      y = to;
    },
    skip: (high: number) => {
      y += high;
    },
    /** Sees to it that so much fits below. */
    room,
    heading(text: string, below = 40): void {
      room(22 + below);
      y += 8;
      paper.write(text, { x: LEFT, y, size: 10, bold: true });
      paper.rule(LEFT, y + 14, WIDTH, 0.5, 0.75);
      y += 20;
    },
    /** However long it is; each of its own lines begins a line. */
    text(words: string, { size = 9, x = LEFT, width = WIDTH, bold = false, grey = 0 } = {}): void {
      for (const own of words.split('\n')) {
        const line = { size, width, bold };
        for (const part of paper.lines(own, line)) {
          room(size * 1.4);
          paper.write(part, { x, y, size, bold, grey });
          y += size * 1.4;
        }
      }
    },
  };
}
