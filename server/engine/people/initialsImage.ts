const colours = [
  '#1f5a7a',
  '#6a4c93',
  '#8a5a1f',
  '#2f6b4f',
  '#8b3a4a',
  '#4a5a8b',
  '#6b5f2f',
  '#2f6b6b',
];

const clean = (text: string) =>
  text
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 1)
    .toUpperCase();

/** A person without photo still has a face on the wall: initials on a colour that stays theirs. */
export function initialsImage(person: { id: number; firstName: string; lastName: string }): string {
  const letters = `${clean(person.firstName)}${clean(person.lastName)}`;
  const colour = colours[person.id % colours.length] ?? colours[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    `<rect width="128" height="128" fill="${colour}"/>`,
    `<text x="64" y="64" dy="0.36em" text-anchor="middle" font-family="sans-serif" font-size="52" fill="#ffffff">${letters}</text>`,
    '</svg>',
  ].join('');
}
