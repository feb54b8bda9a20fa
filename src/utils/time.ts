import { logError } from './logError';

const timeShape = /^(\d+):(\d{2})$/;

function minutesOf(time: string): number {
  const [, hours, minutes] = timeShape.exec(time) ?? [];
  if (hours === undefined) throw new Error('El formato de los parametros debe ser 00:00');
  return Number(hours) * 60 + Number(minutes);
}

function textOf(total: number): string {
  const hours = String(Math.trunc(total / 60)).padStart(2, '0');
  return `${hours}:${String(total % 60).padStart(2, '0')}`;
}

/** The sum of two times; over the limit, the replacement or else the limit itself. Hours never wrap. */
export function addTimes(a: string, b: string, limit?: string, replacement?: string): string {
  try {
    const sum = minutesOf(a) + minutesOf(b);
    if (limit !== undefined && sum > minutesOf(limit)) return replacement ?? limit;
    return textOf(sum);
  } catch (error) {
    logError(error instanceof Error ? error.message : error);
    return '';
  }
}

export function addHalfHour(time: string): string {
  return addTimes(time, '00:30');
}
