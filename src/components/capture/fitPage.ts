/** A picture as it lies in its file, and how many quarters of a turn to the right it is shown with. */
export interface Shape {
  width: number;
  height: number;
  turns: number;
}

const SHORT = 595.28;
const LONG = 841.89;
const MARGIN = 18;

/** A sheet of A4, upright or lying as the picture is, and the box that the picture fills in its middle; in points. */
export function fitPage({ width, height, turns }: Shape) {
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const sheet = across > down ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
  const scale = Math.min((sheet.width - 2 * MARGIN) / across, (sheet.height - 2 * MARGIN) / down);
  const box = { width: across * scale, height: down * scale };
  return {
    sheet,
    box: { ...box, x: (sheet.width - box.width) / 2, y: (sheet.height - box.height) / 2 },
  };
}
