import { contrast, mix, readableOn } from '../core/colors';

export interface BrandTones {
  main: string;
  dark: string;
  light: string;
  /** The colour of text on it. */
  contrastText: string;
  /** A sheet with a breath of it. */
  soft: string;
}

// The darkest and the lightest sheet of each theme that the colour has to be read on.
const sheets = { light: ['#ffffff', '#f1eee7'], dark: ['#161513', '#23211e'] } as const;
const ink = { light: '#ffffff', dark: '#10201f' };

function tones(color: string, theme: 'light' | 'dark'): BrandTones {
  const main = sheets[theme].reduce((tone, sheet) => readableOn(tone, sheet), color);
  const paper = sheets[theme][0];
  return {
    main,
    dark: mix(main, '#000000', 0.25),
    light: mix(main, '#ffffff', theme === 'light' ? 0.3 : 0.35),
    contrastText: contrast(main, ink[theme]) >= 4.5 ? ink[theme] : '#000000',
    soft: mix(paper, main, theme === 'light' ? 0.12 : 0.2),
  };
}

/** A colour of the organisation as both themes can show it: darker or lighter where it could not be read. */
export const brandPalette = (color: string) => ({
  light: tones(color, 'light'),
  dark: tones(color, 'dark'),
});
