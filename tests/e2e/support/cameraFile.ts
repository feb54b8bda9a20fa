import { writeFile } from 'node:fs/promises';
import qrcode from 'qrcode-generator';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 8;
const FRAMES = 4;

/** A camera sees this when somebody holds a QR before it: a film without sound or colour, as Chromium plays it. */
export async function writeCameraFile(path: string, text: string): Promise<void> {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const side = code.getModuleCount();
  const [left, top] = [(WIDTH - side * MODULE) / 2, (HEIGHT - side * MODULE) / 2].map(Math.floor);
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < side * MODULE; y += 1) {
    for (let x = 0; x < side * MODULE; x += 1) {
      const dark = code.isDark(Math.floor(y / MODULE), Math.floor(x / MODULE));
      if (dark) light[((top ?? 0) + y) * WIDTH + (left ?? 0) + x] = 16;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = [Buffer.from('FRAME\n'), light, colour];
  await writeFile(
    path,
    Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame).flat()]),
  );
}
