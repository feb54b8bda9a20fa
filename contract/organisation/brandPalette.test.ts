import { contrast } from '../core/colors';
import { brandPalette } from './brandPalette';

test.each(['#0b5a66', '#ffff00', '#ffffff', '#000000', '#ff0000', '#808080', '#7fffd4', '#1a237e'])(
  '%s can be read, and read on, in both themes',
  (color) => {
    const { light, dark } = brandPalette(color);
    for (const [tones, sheets] of [
      [light, ['#ffffff', '#f8f6f2', '#f1eee7']],
      [dark, ['#161513', '#1e1c1a', '#23211e']],
    ] as const) {
      for (const sheet of sheets) expect(contrast(tones.main, sheet)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tones.contrastText, tones.main)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a colour that can be read stays as it is', () => {
  expect(brandPalette('#0b5a66').light.main).toBe('#0b5a66');
});
