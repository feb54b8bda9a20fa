import { darkPalette, lightPalette } from './tokens';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_name, palette) => {
  const sheets = Object.entries({ ...palette.background, ...palette.surface });
  const tones = { primary: palette.primary, success: palette.success, warning: palette.warning };
  const all = { ...tones, error: palette.error, info: palette.info };

  test.each(sheets)('text can be read on %s', (_sheet, color) => {
    expect(contrast(palette.text.primary, color)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.text.secondary, color)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(all))(
    '%s works as text and under text',
    (_tone, { main, contrastText }) => {
      expect(contrast(main, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(main, palette.background.default)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries(palette.shift))('the name of a %s shift can be read', (_name, color) => {
    expect(contrast(color, palette.background.paper)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field can be seen', () => {
    expect(contrast(palette.line.field, palette.background.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.line.field, palette.background.default)).toBeGreaterThanOrEqual(3);
  });
});
