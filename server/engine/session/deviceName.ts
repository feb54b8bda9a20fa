const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone o iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const match = (list: [RegExp, string][], agent: string) =>
  list.find(([shape]) => shape.test(agent))?.[1];

/** "Chrome en Android": enough to recognise one's own device. */
export function deviceName(agent: string): string {
  const browser = match(browsers, agent);
  const system = match(systems, agent);
  if (!browser && !system) return 'Otro programa';
  return [browser ?? 'Navegador', system].filter(Boolean).join(' en ');
}
