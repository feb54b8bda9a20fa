import type { Config } from '../engine/config/config';
import { clock } from '../engine/time/clock';
import { nowIn } from '../engine/time/nowIn';
import { DEMO_PASSWORD } from '../seed/demoPassword';

const demoUsers = ['admin', 'rrhh', 'sueldos', 'supervisor', 'jefe', 'operario', 'empleado'];

const places = ({ databaseUrl, dataDir, s3 }: Config): string => {
  const files = s3 ? `${s3.origin}/${s3.bucket}` : dataDir;
  if (!databaseUrl) return `Datos: ${dataDir}${s3 ? ` · archivos: ${files}` : ''}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Base de datos: ${host}${pathname} · archivos: ${files}`;
};

interface Opened {
  setupCode: string | null;
  /** Whether the users of the demo are there: an organisation's own data has none of them, whatever was asked for. */
  holdsDemo: boolean;
}

/** A person needs this to begin, and nothing else. */
export const readyBlock = (config: Config, { setupCode, holdsDemo }: Opened): string =>
  [
    '',
    `  Andén está listo en ${config.publicUrl ?? `http://localhost:${config.port}`}`,
    ...(holdsDemo ? [`  Usuarios: ${demoUsers.join(', ')} · contraseña: ${DEMO_PASSWORD}`] : []),
    ...(setupCode
      ? [`  Código para crear el administrador en la primera visita: ${setupCode}`]
      : []),
    ...(clock.isMoved()
      ? [`  Reloj movido por ANDEN_NOW: es el ${nowIn().toFormat('dd/MM/yyyy HH:mm')}`]
      : []),
    `  ${places(config)}`,
    '  Ctrl-C lo detiene.',
    '',
  ].join('\n');
