/**
 * A colleague's photo must not tell their DNI, so the directory names it by person;
 * the same folder also answers by DNI to those who may know it.
 */
export function photoUrl(person: { id: number; photoHash: string | null }): string {
  const version = person.photoHash ? `?v=${person.photoHash.slice(0, 8)}` : '';
  return `/fotos/persona-${person.id}${version}`;
}
