/** On one of these stand the initials of who has no photo: always the same for one number. White reads on each. */
const faceColours = [
  '#1f5a7a',
  '#6a4c93',
  '#8a5a1f',
  '#2f6b4f',
  '#8b3a4a',
  '#4a5a8b',
  '#6b5f2f',
  '#2f6b6b',
] as const;

export const faceColourOf = (id: number): string =>
  faceColours[id % faceColours.length] ?? faceColours[0];
