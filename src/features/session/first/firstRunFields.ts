import { shortestPassword } from '@/components/password/passwordStrength';
import { formInput } from '../formInput';
import type { FieldErrors } from '../loginFields';

const names = [
  'codigo',
  'organizacion',
  'nombre',
  'apellido',
  'usuario',
  'clave',
  'repetida',
] as const;

export type FirstRunValues = Record<(typeof names)[number], string>;

const required: Partial<FirstRunValues> = {
  codigo: 'Escribí el código de la consola.',
  organizacion: 'Escribí el nombre de la organización.',
  nombre: 'Escribí tu nombre.',
  apellido: 'Escribí tu apellido.',
};

export function readFirstRun(form: HTMLFormElement): FirstRunValues {
  const text = (name: string) => formInput(form, name)?.value ?? '';
  const entries = names.map((name) => {
    const secret = name === 'clave' || name === 'repetida';
    return [name, secret ? text(name) : text(name).trim()];
  });
  return Object.fromEntries(entries);
}

/** In the order of the page, so that the first is where to go. */
export function checkFirstRun(values: FirstRunValues): FieldErrors {
  const { usuario, clave, repetida } = values;
  const reasons: [keyof FirstRunValues, string | undefined | false][] = [
    ...names.map((name): [typeof name, string | undefined | false] => [
      name,
      values[name] === '' && required[name],
    ]),
    ['usuario', !/^[\w.@-]{3,60}$/.test(usuario) && 'De 3 a 60 letras, números, puntos o guiones.'],
    ['clave', clave.length < shortestPassword && `Usá al menos ${shortestPassword} caracteres.`],
    ['repetida', clave !== repetida && 'No coincide con la contraseña.'],
  ];
  return Object.fromEntries(reasons.filter(([, reason]) => reason)) as FieldErrors;
}
