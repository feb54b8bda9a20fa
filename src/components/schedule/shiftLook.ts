import type { ShiftColor, ShiftKind } from '@contract/schedules/shift';

/** Published, only planned, or on its way out: what staff see already is full. */
export type ShiftState = 'published' | 'draft' | 'leaving';

const states = {
  published: (color: string) => ({
    borderStyle: 'solid',
    backgroundColor: `color-mix(in srgb, ${color} 20%, var(--anden-palette-background-paper))`,
    color: 'var(--anden-palette-text-primary)',
  }),
  draft: (color: string) => ({
    borderStyle: 'dashed dashed dashed solid',
    backgroundColor: 'var(--anden-palette-background-paper)',
    color,
  }),
  leaving: () => ({
    borderStyle: 'dotted',
    backgroundColor: 'transparent',
    color: 'var(--anden-palette-text-secondary)',
    textDecoration: 'line-through',
  }),
};

/** Lines across, whatever the colour: somebody is at hand, and nowhere. */
export const onCallLook = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentColor 13%, transparent) 5px 7px)',
};

/** How a shift is drawn wherever it stands: by its colour, by how far it is told, and striped where one is on call. */
export function shiftLook(
  color: ShiftColor,
  state: ShiftState = 'published',
  kind: ShiftKind = 'worked',
) {
  const ink = `var(--anden-palette-shift-${color})`;
  return {
    ...states[state](ink),
    ...(kind === 'onCall' ? onCallLook : {}),
    borderColor: ink,
    borderWidth: '1px 1px 1px 4px',
    borderRadius: '6px',
    fontWeight: 600,
  };
}
