import { z } from 'zod';
import type { Permission } from './permissions';
import type { Tag } from './tags';

/** How far a role reaches. Flags say what may be done, scope says to whom. */
export type Scope = 'own' | 'team' | 'site' | 'all';

/** `everyone`: what belongs to all who are signed in (directory, wall, calendar), whatever their scope. */
export type Reach = Scope | 'everyone';

export type ErrorCode =
  | 'datos_invalidos'
  | 'sin_sesion'
  | 'sin_permiso'
  | 'no_encontrado'
  | 'conflicto_version'
  | 'conflicto'
  | 'periodo_cerrado'
  | 'otra_persona'
  | 'otro_periodo'
  | 'sin_nombre'
  | 'ocupado'
  | 'pdf_pesado'
  | 'archivo_grande'
  | 'archivo_tipo'
  | 'cuota'
  | 'sin_espacio'
  | 'demasiados_intentos'
  | 'solo_lectura'
  | 'oculto'
  | 'vista_terminada';

export type AccionPermission = 'public' | 'session' | Permission | readonly Permission[];

export interface AccionDefinition<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Allowed extends AccionPermission = AccionPermission,
> {
  /** `entidad.verboSustantivo`, the value of the `accion` parameter. */
  name: Name;
  /** The folder of the contract, the feature and the handlers. */
  module: string;
  /** A line in Spanish for the reference page. */
  summary: string;
  /** GET reads, POST changes. A read also answers to POST, so that private fields can stay out of the URL. */
  method: 'GET' | 'POST';
  /** `public`: anyone; `session`: any signed-in person; else one of the flags named. */
  permission: Allowed;
  /** The widest scope this accion ever honours, whatever the role has. */
  scope: Reach;
  /** Pay, health, legajo: own, or the role's scope only with LIQUIDATION.SHOW or ADMIN; never team or site. */
  sensitive?: true;
  /** Only for those who keep the pay of everybody: LIQUIDATION.SHOW over all, and never while seeing as somebody else. */
  keepers?: 'pay';
  input: Input;
  output: Output;
  /** Errors beyond the ones every accion can give. */
  errors?: readonly ErrorCode[];
  provides?: readonly Tag[];
  invalidates?: readonly Tag[];
  /** Against the rule of `whileViewing`: whether "ver como" may ask it. */
  whileViewing?: 'allowed' | 'hidden';
  /** Opens or ends a session, or says something of this moment: sent once and at once, before whatever waits for the network, with no key by which its answer would be kept. */
  alone?: true;
  /** The page of the wire that it is asked at, where that is not `web-service`. */
  entry?: 'mobile-final';
  /** May wait in the browser until the network is back. */
  queueable?: boolean;
  /** A read that the browser keeps for when there is no network: any, or what is asked with these values (null: not said). */
  keptOffline?: true | Readonly<Record<string, unknown>>;
}

export function defineAccion<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Allowed extends AccionPermission,
>(
  definition: AccionDefinition<Name, Input, Output, Allowed>,
): AccionDefinition<Name, Input, Output, Allowed> {
  return definition;
}

export type InputOf<A extends AccionDefinition> = z.output<A['input']>;
export type OutputOf<A extends AccionDefinition> = z.input<A['output']>;

/** Marks a field that never enters a URL, a log or an error. `secret` is not even kept in the audit. */
export function privateField<T extends z.ZodType>(schema: T): T {
  return schema.meta({ ...schema.meta(), private: true }) as T;
}

export function secretField<T extends z.ZodType>(schema: T): T {
  return schema.meta({ ...schema.meta(), private: true, secret: true }) as T;
}

export const emptyInput = z.object({});
export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });
