import { faceColourOf } from '@contract/core/faceColours';

const clean = (text: string) =>
  text
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 1)
    .toUpperCase();

/** A person without photo still has a face on the wall: initials on a colour that stays theirs. */
export function initialsImage(person: { id: number; firstName: string; lastName: string }): string {
  const letters = `${clean(person.firstName)}${clean(person.lastName)}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    `<rect width="128" height="128" fill="${faceColourOf(person.id)}"/>`,
    `<text x="64" y="64" dy="0.36em" text-anchor="middle" font-family="sans-serif" font-size="52" fill="#ffffff">${letters}</text>`,
    '</svg>',
  ].join('');
}
