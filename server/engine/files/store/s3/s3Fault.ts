import { Fault } from '../../../http/fault';

/** The store answered this instead of what was asked. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  /** The code of a file that is not there, as a disk would give it to its reader. */
  readonly code: string | undefined;

  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`the store answered ${status} ${reason}`);
    this.code = status === 404 ? 'ENOENT' : undefined;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof S3Refusal && error.status === 404;

const passing = new Set([408, 429]);

/** Worth another try: the network, or a store that is busy or starting. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof S3Refusal) || error.status >= 500 || passing.has(error.status);

/** For whoever asked for the file; what the store said is for the log. */
export const storeSilent = (cause: unknown) =>
  Object.assign(
    new Fault(503, 'sin_archivos', 'El servidor no llega a los archivos: probá en un momento.', {
      retryAfter: 30,
    }),
    { cause },
  );
