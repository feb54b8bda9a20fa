import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

function tooSmall(
  issue: Issue & { origin?: string; minimum?: number | bigint; inclusive?: boolean },
): string {
  if (issue.origin === 'string')
    return Number(issue.minimum) === 1
      ? 'Completá este campo.'
      : `Usá al menos ${issue.minimum} caracteres.`;
  if (issue.origin === 'array')
    return Number(issue.minimum) === 1 ? 'Elegí al menos uno.' : `Elegí al menos ${issue.minimum}.`;
  return issue.inclusive
    ? `Debe ser ${issue.minimum} o más.`
    : `Debe ser mayor que ${issue.minimum}.`;
}

function tooBig(
  issue: Issue & { origin?: string; maximum?: number | bigint; inclusive?: boolean },
): string {
  if (issue.origin === 'string') return `Usá como mucho ${issue.maximum} caracteres.`;
  if (issue.origin === 'array') return `Elegí como mucho ${issue.maximum}.`;
  return issue.inclusive
    ? `Debe ser ${issue.maximum} o menos.`
    : `Debe ser menor que ${issue.maximum}.`;
}

/** A person reads these words beside a wrong field, in the form and from the server alike. */
export function spanishErrors(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Completá este campo.'
        : 'El valor no es del tipo que corresponde.';
    case 'invalid_value':
      return 'Elegí una de las opciones.';
    case 'unrecognized_keys':
      return 'Hay un campo que no corresponde.';
    case 'invalid_format':
      return issue.format === 'date' || issue.format === 'datetime'
        ? 'La fecha proporcionada no es válida.'
        : 'El formato no es válido.';
    default:
      return 'El valor no es válido.';
  }
}
