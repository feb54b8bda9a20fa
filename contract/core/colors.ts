type Rgb = [number, number, number];

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const channel = part / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** So much of one colour in the other: 0 leaves it, 1 replaces it. */
export function mix(hex: string, into: string, part: number): string {
  const to = rgbOf(into);
  return hexOf(rgbOf(hex).map((own, at) => own + ((to[at] ?? own) - own) * part) as Rgb);
}

/** The nearest of its kind that can be read on a sheet: itself, or darker or lighter until it can. */
export function readableOn(hex: string, sheet: string, ratio = 4.5): string {
  const towards = luminance(sheet) > 0.5 ? '#000000' : '#ffffff';
  for (let step = 0; step <= 50; step++) {
    const tone = mix(hex, towards, step / 50);
    if (contrast(tone, sheet) >= ratio) return tone;
  }
  return towards;
}

/** "11 90 102", as a colour with transparency wants it. */
export const channels = (hex: string): string => rgbOf(hex).join(' ');
