/** How the audit calls what a visit keeps. */
export const visitNames: Record<string, string> = {
  answers: 'Respuestas',
  arrivedLatitude: 'Latitud de la llegada',
  arrivedLongitude: 'Longitud de la llegada',
  checklist: 'Preguntas',
  continuesId: 'Sigue a la visita',
  distance: 'Distancia al lugar',
  importKey: 'Fila de la planilla',
  orphan: 'Se quedó sin quien la haga',
  seriesDay: 'Fecha de la serie',
  seriesId: 'Serie',
  seriesVersion: 'Versión que escribió la serie',
  stop: 'Lugar en el orden del día',
  unbegun: 'Dada por no hecha sola',
};
