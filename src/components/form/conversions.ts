import { DateTime } from 'luxon';

export interface Conversion {
  parse: (value: string) => DateTime;
  format: (date: DateTime) => string;
}

/** A form holds this while a date is half typed: no schema takes it for a date. */
export const incomplete = 'incompleta';

export const dayConversion: Conversion = {
  parse: (value) => DateTime.fromISO(value),
  format: (date) => date.toFormat('yyyy-LL-dd'),
};

export const timeConversion: Conversion = {
  parse: (value) => DateTime.fromFormat(value, 'HH:mm'),
  format: (date) => date.toFormat('HH:mm'),
};

export const instantConversion: Conversion = {
  parse: (value) => DateTime.fromISO(value),
  format: (date) => date.toUTC().toISO() ?? incomplete,
};
