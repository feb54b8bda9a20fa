/** This turns labels into the choices of a filter or of a field. */
export const labelChoices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
