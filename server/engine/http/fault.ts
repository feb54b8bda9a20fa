/** The code of a refusal that only a closed month is the reason of. */
export const CLOSED_PERIOD = 'periodo_cerrado';

/** A refusal with a reason that a person can read; everything else becomes a plain 500. */
export class Fault extends Error {
  override name = 'Fault';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: {
      fields?: Record<string, string>;
      detail?: unknown;
      retryAfter?: number;
    } = {},
  ) {
    super(message);
  }

  /** Only a closed month refused it: open again, it is let in as it is. */
  get closed(): boolean {
    return this.code === CLOSED_PERIOD;
  }
}

/** A sentence says what to do; where a field is named, it is the field's. */
export const faultText = ({ extra, message }: Fault): string =>
  Object.values(extra.fields ?? {})[0] ?? message;

export const badRequest = (message: string) => new Fault(400, 'solicitud_incorrecta', message);

export const noSession = (message = 'Tu sesión terminó: volvé a ingresar.') =>
  new Fault(401, 'sin_sesion', message);

export const forbidden = (message = 'No tenés permiso para hacer esto.') =>
  new Fault(403, 'sin_permiso', message);

/** "Ver como" reads, and not everything. */
export const readOnlyView = () =>
  new Fault(403, 'solo_lectura', 'Estás viendo como otra persona o rol: solo podés mirar.');

export const hiddenView = () =>
  new Fault(403, 'oculto', '“Ver como” no muestra lo que es solo de la persona.');

export const viewOver = () =>
  new Fault(403, 'vista_terminada', 'Pasó el tiempo de “Ver como”: volvés a tu sesión.');

/** Also the answer for what exists but is not theirs: nobody learns which ids are taken. */
export const notFound = (message = 'No existe o no está a tu alcance.') =>
  new Fault(404, 'no_encontrado', message);

export const conflict = (message: string, detail?: unknown) =>
  new Fault(409, 'conflicto', message, { detail });

export const noSpace = () =>
  new Fault(
    507,
    'sin_espacio',
    'El servidor se quedó sin lugar: se puede seguir mirando, pero no guardar. Avisale a quien lo administra.',
  );

export const invalid = (fields: Record<string, string>, message = 'Revisá los datos marcados.') =>
  new Fault(422, 'datos_invalidos', message, { fields });
