import type { Config } from '../config';

const demoUsers = ['admin', 'rrhh', 'supervisor', 'jefe', 'operario', 'empleado'];
const demoPassword = 'anden2026';

const database = ({ databaseUrl, dataDir }: Config): string => {
  if (!databaseUrl) return `Datos: ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Base de datos: ${host}${pathname} · archivos: ${dataDir}`;
};

/** What a person needs to begin, and nothing else. */
export const readyBlock = (config: Config): string =>
  [
    '',
    `  Andén está listo en ${config.publicUrl ?? `http://localhost:${config.port}`}`,
    ...(config.demo ? [`  Usuarios: ${demoUsers.join(', ')} · contraseña: ${demoPassword}`] : []),
    `  ${database(config)}`,
    '  Ctrl-C lo detiene.',
    '',
  ].join('\n');
