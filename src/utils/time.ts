import { hoursText } from '@contract/core/hoursText';
import { logError } from './logError';

const timeShape = /^(\d+):(\d{2})$/;

function minutesOf(time: string): number {
  const [, hours, minutes] = timeShape.exec(time) ?? [];
  if (hours === undefined) throw new Error('El formato de los parametros debe ser 00:00');
  return Number(hours) * 60 + Number(minutes);
}

/** 485 minutes are 08:05, as these helpers take and give times. */
export const timeOf = (minutes: number): string => hoursText(minutes).padStart(5, '0');

/** The sum of two times; over the limit, the replacement or else the limit itself. Hours never wrap. */
export function addTimes(a: string, b: string, limit?: string, replacement?: string): string {
  try {
    const sum = minutesOf(a) + minutesOf(b);
    if (limit !== undefined && sum > minutesOf(limit)) return replacement ?? limit;
    return timeOf(sum);
  } catch (error) {
    logError(error instanceof Error ? error.message : error);
    return '';
  }
}

export function addHalfHour(time: string): string {
  return addTimes(time, '00:30');
}
