const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

/** Why a site cannot be deleted, in words; null where nothing is known against it. */
export function whySiteStays(site: { areas: number; people: number }): string | null {
  if (site.people > 0) {
    return `En la sede ${site.people === 1 ? 'trabaja' : 'trabajan'} ${people(site.people)}: pasalas a otra antes de borrarla.`;
  }
  if (site.areas > 0) {
    return `La sede tiene ${site.areas === 1 ? '1 área' : `${site.areas} áreas`}: borralas o pasalas a otra sede antes.`;
  }
  return null;
}

/** The same of an area. Who left still belongs to where they worked. */
export function whyAreaStays(area: { people: number; formerPeople: number }): string | null {
  if (area.people > 0) {
    return `Al área ${area.people === 1 ? 'pertenece' : 'pertenecen'} ${people(area.people)}: pasalas a otra antes de borrarla.`;
  }
  if (area.formerPeople > 0) {
    return `En el área ${area.formerPeople === 1 ? 'trabajó' : 'trabajaron'} ${people(area.formerPeople)} que ya no están: su legajo la nombra y no se puede borrar.`;
  }
  return null;
}

/** The words to read and accept before an area goes to another site. */
export function whoMoves(area: { people: number; formerPeople: number }): string | null {
  if (area.people + area.formerPeople === 0) return null;
  const { people: now } = area;
  if (now === 0) return 'Quienes trabajaron en el área quedan con la sede nueva en su legajo.';
  return `${now === 1 ? 'Pasa' : 'Pasan'} con el área ${people(now)}: desde ahora trabajan en la otra sede.`;
}
