/** A look at a photo: how many points its longer side has, and how far it is turned. */
export interface PictureLook {
  side: number;
  degrees: number;
}

/**
 * A code that is small, leans away or has grain on it is found in one size and not in another, and turned when it is not
 * found straight. What finds most stands first.
 */
export const pictureLooks: readonly PictureLook[] = [
  { side: 1200, degrees: 0 },
  { side: 700, degrees: 0 },
  { side: 900, degrees: 45 },
  { side: 1600, degrees: 0 },
  { side: 900, degrees: 20 },
  { side: 900, degrees: -20 },
  { side: 2200, degrees: 0 },
];

/** The search ends after this long, so that a receipt without a code keeps nobody waiting. */
const LONGEST = 4000;

/** The first code that one of the looks shows, within a few seconds. */
export async function firstSeen<Picture>(
  draw: (look: PictureLook) => Picture | Promise<Picture>,
  read: (picture: Picture) => Promise<string | null>,
): Promise<string | null> {
  const begun = performance.now();
  for (const look of pictureLooks) {
    if (performance.now() - begun > LONGEST) return null;
    const code = await read(await draw(look)).catch(() => null);
    if (code) return code;
  }
  return null;
}

/** How large a picture is with its longer side so long, and how large what holds it turned. */
export function turnedSize(
  { width, height }: { width: number; height: number },
  { side, degrees }: PictureLook,
) {
  const scale = Math.min(1, side / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    angle,
    size: { width: Math.max(1, size.width), height: Math.max(1, size.height) },
    around: {
      width: Math.max(1, Math.ceil(size.width * cos + size.height * sin)),
      height: Math.max(1, Math.ceil(size.width * sin + size.height * cos)),
    },
  };
}
