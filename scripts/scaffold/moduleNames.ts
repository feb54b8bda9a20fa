export interface ModuleNames {
  /** Folder and route: `visits`. */
  module: string;
  /** `visit` */
  one: string;
  /** Spanish entity of the accion names: `visita`. */
  entity: string;
  /** On screen: `Visitas`. */
  label: string;
  /** Key of ROLES: `VISITS`. */
  flag: string;
}

const shapes: [keyof ModuleNames, RegExp, string][] = [
  ['module', /^[a-z]+$/, 'folder and route, lower case plural: visits'],
  ['one', /^[a-z][a-zA-Z]*$/, 'one record: visit'],
  ['entity', /^[a-z]+$/, 'Spanish entity of the accion: visita'],
  ['label', /^\p{Lu}[\p{L} ]+$/u, 'name on screen: Visitas'],
  ['flag', /^[A-Z]+$/, 'key of the stored ROLES: VISITS'],
];

export function readNames(args: readonly string[]): ModuleNames {
  const entries = shapes.map(([name, shape, what], index) => {
    const value = args[index] ?? '';
    if (!shape.test(value)) throw new Error(`argument ${index + 1} must be the ${what}`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as unknown as ModuleNames;
}

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
