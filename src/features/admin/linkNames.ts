/** The audit keeps these of a link, beside the words of its record. */
export const linkNames: Record<string, string> = {
  failures: 'Fallas seguidas',
  lookedAt: 'Última vez que miró',
  quietTold: 'Silencio avisado',
  rejectsOver: 'Pasó el límite de rechazos',
  silentSince: 'Sin datos desde',
};
