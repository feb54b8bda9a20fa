/** What stands beside each other in a card of a list, and below where there is no room. */
export const cardInside = {
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
} as const;
