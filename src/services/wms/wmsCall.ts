export type WmsMethod = 'GET' | 'POST';
export type WmsObject = Readonly<Record<string, unknown>>;
export type WmsForm = FormData | URLSearchParams;
export type WmsBody = WmsForm | WmsObject;

/** A call, before it is decided how it travels. */
export interface WmsCall {
  /** The entry page; both answer alike. */
  entry?: 'web-service' | 'mobile-final';
  method?: WmsMethod;
  accion?: string;
  body?: WmsBody;
  /** Adds `nusuario`. */
  withUser?: boolean;
  /** Fields that never enter a URL, unless the server is an old one. */
  privateFields?: readonly string[];
  idempotencyKey?: string;
}

/**
 * `bodies`: announces that it reads bodies. `protected`: announces nothing, is treated alike.
 * `legacy`: set up here as an older server, every field is also in the URL.
 */
export type ServerMode = 'bodies' | 'protected' | 'legacy';

export interface WmsServer {
  base: string;
  mode: ServerMode;
  /** Takes the session token as a header. */
  bearer: boolean;
}

export interface WmsCredentials {
  /** The fixed access token of the installation. */
  token: string;
  userId?: number;
  jwt?: string;
}

export interface WmsRequest {
  url: string;
  method: WmsMethod;
  headers: Record<string, string>;
  body?: string | FormData;
}
