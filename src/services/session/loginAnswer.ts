export interface Client {
  url?: string;
  [key: string]: unknown;
}

/** A server answers this to signing in. An older one may leave out all but the id and the session token. */
export interface LoginAnswer {
  id: number;
  JWT: string;
  wmsId?: number | null;
  docket?: string | null;
  name?: string | null;
  dni?: string | null;
  email?: string | null;
  imageUrl?: string | null;
  position?: string | null;
  rating?: string | number | null;
  client?: Client | null;
  roles?: unknown;
  mustChangePassword?: boolean;
}

export function isLoginAnswer(value: unknown): value is LoginAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, JWT } = value as Partial<LoginAnswer>;
  return typeof id === 'number' && typeof JWT === 'string' && JWT !== '';
}
