/** The parts of a list's card stand beside each other, and below where there is no room. */
export const cardInside = {
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
} as const;
