import { fileSize } from '@/components/files/fileRules';
import type { ServerHealth } from '@/services/wms/generated/admin.gen';
import { relativeTime } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

export type Tone = 'success' | 'warning' | 'error' | 'info';

export interface HealthCheck {
  title: string;
  tone: Tone;
  text: string;
}

const MINUTE = 60_000;
const GB = 1024 ** 3;

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

function databaseCheck({ answerMs, connections, maxConnections, bytes }: ServerHealth['database']) {
  const title = 'Base de datos';
  const size = `${fileSize(bytes)}, ${connections} de ${maxConnections} conexiones`;
  if (connections > maxConnections * 0.9) {
    return { title, tone: 'error', text: `Casi sin conexiones libres: ${size}.` } as const;
  }
  if (answerMs > 200) {
    const text = `Contesta lento (${formatNumber(Math.round(answerMs))} ms): ${size}.`;
    return { title, tone: 'warning', text } as const;
  }
  return { title, tone: 'success', text: `Contesta bien: ${size}.` } as const;
}

/** None where the files are on the disk, of which the next line tells. */
function storeChecks(store: ServerHealth['fileStore']): HealthCheck[] {
  const title = 'Archivos';
  if (!store) return [];
  const { place, answerMs } = store;
  if (answerMs === null) {
    return [{ title, tone: 'error', text: `El almacén ${place} no contesta.` }];
  }
  const time = `${formatNumber(answerMs)} ms`;
  if (answerMs > 1000) {
    return [{ title, tone: 'warning', text: `El almacén ${place} contesta lento (${time}).` }];
  }
  return [{ title, tone: 'success', text: `El almacén ${place} contesta bien (${time}).` }];
}

function diskCheck({ disk, storage }: Pick<ServerHealth, 'disk' | 'storage'>): HealthCheck {
  const title = 'Disco';
  if (!disk) return { title, tone: 'warning', text: 'No se pudo saber cuánto espacio queda.' };
  const { freeBytes, totalBytes } = disk;
  const text = `${fileSize(freeBytes)} libres de ${fileSize(totalBytes)}.`;
  if (storage === 'none') {
    const refused = 'No queda lugar: se puede mirar todo, pero no se reciben archivos.';
    return { title, tone: 'error', text: `${refused} ${text}` };
  }
  if (freeBytes < GB) return { title, tone: 'error', text: `Queda muy poco: ${text}` };
  if (freeBytes < totalBytes * 0.1) return { title, tone: 'warning', text: `Queda poco: ${text}` };
  return { title, tone: 'success', text };
}

function queueCheck(queue: ServerHealth['queue'], now: number): HealthCheck {
  const title = 'Tareas';
  const { waiting, running, failed, waitingSince } = queue;
  const text = `${count(running, 'en curso', 'en curso')}, ${formatNumber(waiting)} en espera.`;
  if (waitingSince && now - Date.parse(waitingSince) > 10 * MINUTE) {
    return {
      title,
      tone: 'error',
      text: `Hay tareas que esperan hace más de diez minutos: ${text}`,
    };
  }
  if (failed > 0) {
    const some = count(failed, 'tarea falló', 'tareas fallaron');
    return { title, tone: 'warning', text: `En los últimos siete días ${some}. ${text}` };
  }
  return { title, tone: 'success', text };
}

function auditCheck({ sealedAt, waiting }: ServerHealth['audit'], now: number): HealthCheck {
  const title = 'Auditoría';
  if (sealedAt === null) {
    return { title, tone: 'info', text: 'Todavía no se selló; se hace cada minuto.' };
  }
  const when = relativeTime(sealedAt).toLowerCase();
  const late = waiting > 0 && now - Date.parse(sealedAt) > 10 * MINUTE;
  return late
    ? { title, tone: 'error', text: `No se sella desde ${when}: revisá las rutinas.` }
    : { title, tone: 'success', text: `Sellada ${when}.` };
}

function backupCheck(backupAt: string | null, now: number): HealthCheck {
  const title = 'Copias de seguridad';
  if (backupAt === null) {
    return { title, tone: 'warning', text: 'Todavía no hay ninguna: hacé la primera.' };
  }
  const text = `La última, ${relativeTime(backupAt).toLowerCase()}.`;
  const old = now - Date.parse(backupAt) > 48 * 60 * MINUTE;
  return { title, tone: old ? 'warning' : 'success', text };
}

const mailCheck = (mail: boolean): HealthCheck =>
  mail
    ? { title: 'Correo', tone: 'success', text: 'Hay un servidor de correo configurado.' }
    : { title: 'Correo', tone: 'info', text: 'Sin servidor de correo: los avisos salen solo acá.' };

/** How each part of the server is, in words. */
export function healthChecks(health: ServerHealth): HealthCheck[] {
  const now = Date.parse(health.checkedAt);
  return [
    databaseCheck(health.database),
    ...storeChecks(health.fileStore),
    diskCheck(health),
    queueCheck(health.queue, now),
    auditCheck(health.audit, now),
    backupCheck(health.backupAt, now),
    mailCheck(health.mail),
  ];
}

/** "3 días y 4 horas". */
export function upText(startedAt: string, checkedAt: string): string {
  const minutes = Math.floor((Date.parse(checkedAt) - Date.parse(startedAt)) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${count(days, 'día', 'días')} y ${count(hours % 24, 'hora', 'horas')}`;
  if (hours > 0)
    return `${count(hours, 'hora', 'horas')} y ${count(minutes % 60, 'minuto', 'minutos')}`;
  return count(minutes, 'minuto', 'minutos');
}
