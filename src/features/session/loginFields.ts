import { selectConfig, type WithConfig } from '@/services/session/configSlice';
import { normalizeAddress } from '@/services/wms/normalizeAddress';
import type { EarlyForm } from './earlyForm';
import { formInput } from './formInput';

export interface LoginValues {
  usuario: string;
  clave: string;
  codigo?: string;
  servidor: string;
  recordar: boolean;
}

export type FieldErrors = Partial<Record<string, string>>;

/** The fields start with what was typed already, else with what this browser remembers. */
export function startValues(early: EarlyForm, state: WithConfig): LoginValues {
  const kept = (key: 'rememberedUser' | 'server') => String(selectConfig(key)(state) ?? '');
  const remembered = kept('rememberedUser');
  return {
    usuario: early.usuario || remembered,
    clave: early.clave,
    servidor: early.servidor || kept('server'),
    recordar: early.remember ?? remembered !== '',
  };
}

export function readLogin(form: HTMLFormElement): LoginValues {
  const text = (name: string) => formInput(form, name)?.value ?? '';
  return {
    usuario: text('usuario').trim(),
    clave: text('clave'),
    codigo: text('codigo').trim() || undefined,
    servidor: text('servidor').trim(),
    recordar: formInput(form, 'recordar')?.checked ?? false,
  };
}

export function checkLogin({ usuario, clave, servidor }: LoginValues): FieldErrors {
  const errors: FieldErrors = {};
  if (usuario === '') errors.usuario = 'Escribí tu usuario.';
  if (clave === '') errors.clave = 'Escribí tu contraseña.';
  if (servidor !== '' && !normalizeAddress(servidor)) {
    errors.servidor = 'Escribí una dirección como https://anden.ejemplo.com.ar';
  }
  return errors;
}
