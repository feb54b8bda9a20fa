import { isRouteErrorResponse } from 'react-router-dom';

const missingPiece = /dynamically imported module|module script failed|preload css/i;

/** True when part of the program did not arrive: a new version was installed or the network failed. */
export function isMissingPiece(error: unknown): boolean {
  return error instanceof Error && missingPiece.test(error.message);
}

function summary(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** What a person can send to whoever looks after the system. */
export function errorDetails(error: unknown, version: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    'Unexpected Application Error!',
    summary(error),
    `Página: ${window.location.pathname}`,
    `Versión: ${version}`,
    `Navegador: ${navigator.userAgent}`,
    `Momento: ${new Date().toISOString()}`,
    stack,
  ].join('\n');
}
