/** `paletteVar('primary-main')`: the CSS variable, so that overrides follow the colour scheme without a rerender. */
export function paletteVar(path: string): string {
  return `var(--anden-palette-${path})`;
}

/** A tint of a colour over the sheet it stands on. */
export function tint(path: string, percent: number): string {
  return `color-mix(in srgb, ${paletteVar(path)} ${percent}%, transparent)`;
}
