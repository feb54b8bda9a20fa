/** Any call that did not end with a 200, in one shape that Redux can keep. */
export interface AppError {
  /** 0 when there was no answer. */
  status: number;
  code: string;
  /** In Spanish, for people. */
  message: string;
  fields?: Record<string, string>;
  /** Exactly `Error en la solicitud: ` and the status text. */
  detail: string;
  /** The server adds this for the program, such as the record that another person changed. */
  data?: unknown;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

export function isAppError(value: unknown): value is AppError {
  if (typeof value !== 'object' || value === null) return false;
  const { status, code, message, detail } = value as Partial<AppError>;
  return (
    typeof status === 'number' && [code, message, detail].every((text) => typeof text === 'string')
  );
}

export const requestDetail = (statusText: string) => `Error en la solicitud: ${statusText}`;
