import { isCuil } from '@contract/core/cuil';
import { clock } from '@contract/core/id';
import { isDay } from '../lists/operand';

/** The value of a cell, or what is wrong with it. */
export type Parsed = { value: string | null } | { error: string };

type Parser = (text: string) => Parsed;

const optional =
  (parse: Parser): Parser =>
  (text) =>
    text === '' ? { value: null } : parse(text);

export const parseText = (max: number): Parser =>
  optional((text) =>
    text.length <= max ? { value: text } : { error: `Usá como mucho ${max} caracteres.` },
  );

/** dd/mm/aaaa as people write it, or aaaa-mm-dd. */
export const parseDay: Parser = optional((text) => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? { value: iso } : { error: 'No es una fecha: escribila como 21/11/2026.' };
});

/** 8:30 as people write it, 08:30:00 as a spreadsheet shows it. */
export const parseClock: Parser = optional((text) => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text) ?? [];
  const value = `${hour.padStart(2, '0')}:${minute}`;
  return clock.safeParse(value).success
    ? { value }
    : { error: 'No es una hora: escribila como 08:30.' };
});

const digitsOf = (text: string) => text.replace(/[.\s-]/g, '');

export const parseDni: Parser = optional((text) => {
  const digits = digitsOf(text);
  return /^\d{7,8}$/.test(digits)
    ? { value: digits }
    : { error: 'El DNI tiene siete u ocho números.' };
});

export const parseCuil: Parser = optional((text) => {
  const digits = digitsOf(text);
  if (!/^\d{11}$/.test(digits)) return { error: 'El CUIL tiene once números.' };
  return isCuil(digits) ? { value: digits } : { error: 'El dígito verificador no coincide.' };
});

export const parseEmail: Parser = optional((text) =>
  text.length <= 200 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { value: text.toLowerCase() }
    : { error: 'No es una dirección de correo.' },
);

/** 850.000,50 as people write it, 850000.5 as a spreadsheet keeps it. */
export function plainAmount(text: string): string {
  const bare = text.replace(/[$\s]/g, '');
  if (bare.includes(',')) return bare.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare;
}

/** Whole units up to a limit, zero among them. */
export const parseUnits = (most: number): Parser =>
  optional((text) => {
    const plain = plainAmount(text);
    return /^\d{1,9}$/.test(plain) && Number(plain) <= most
      ? { value: plain }
      : { error: 'No es un número entero: escribilo como 1.500.' };
  });
