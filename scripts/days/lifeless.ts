import { callServer, openSession } from '../../tests/e2e/support/callServer';

const WEEK_MS = 7 * 86_400_000;

interface Rows<T> {
  rows: T[];
}

/** Why a demo would look abandoned: nothing of the last days on the wall, or nobody waits for anybody. */
export async function lifeless(url: string, moment: string): Promise<string[]> {
  const now = Date.parse(moment);
  const hr = await openSession(url, 'rrhh');
  const [wall, waiting] = await Promise.all([
    callServer<Rows<{ publishedAt: string }>>(url, 'publicacion.listar', {}, hr),
    callServer<Rows<unknown>>(url, 'solicitud.listarPendientes', {}, hr),
  ]);
  const ages = wall.rows.map(({ publishedAt }) => now - Date.parse(publishedAt));
  return [
    ...(ages.some((age) => age < WEEK_MS) ? [] : ['nada de la última semana en el muro']),
    // A post that was published after the start is a minute ahead of it.
    ...(ages.some((age) => age < -600_000) ? ['algo del muro es del futuro'] : []),
    ...(waiting.rows.length > 0 ? [] : ['nadie espera una decisión']),
  ];
}
