import { isCuil } from '@contract/shared/cuil';

/** What a page says of whose it is. */
export interface PageMarks {
  cuils: string[];
  dockets: string[];
  name: string;
  /** "Hoja 2 de 3": the 2; null where it does not say. */
  sheet: number | null;
}

const cuilLike = /(?<![\d-])(\d{2})[- ]?(\d{8})[- /]?(\d)(?![\d-])/g;
/** Those of companies: they pay, they are not paid. */
const company = /^(30|33|34)/;
const docketLike = /\bleg(?:ajo|\.)?[ \t]*(?:n[°º.ro]*)?[ \t]*[:#.]?[ \t]*(\d{1,8})\b/gi;
const nameLike =
  /\b(?:apellidos? y nombres?|nombres? y apellidos?|beneficiario|empleado)[ \t]*:?[ \t]*([^\d\n:]{4,60})/i;
const sheetLike = /\b(?:hoja|p[áa]gina|p[áa]g\.)[ \t]*(\d{1,3})[ \t]*(?:de|\/)[ \t]*\d{1,3}\b/i;

const once = (values: string[]) => [...new Set(values)];

export const sameDocket = (docket: string) =>
  docket
    .trim()
    .replace(/^0+(?=.)/, '')
    .toLowerCase();

export function cuilsIn(text: string): string[] {
  const found = [...text.matchAll(cuilLike)].map(([, a, b, c]) => `${a}${b}${c}`);
  return once(found.filter((cuil) => isCuil(cuil) && !company.test(cuil)));
}

export function pageMarks(text: string): PageMarks {
  const sheet = sheetLike.exec(text)?.[1];
  return {
    cuils: cuilsIn(text),
    dockets: once([...text.matchAll(docketLike)].map(([, docket = '']) => sameDocket(docket))),
    name: nameLike.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '',
    sheet: sheet === undefined ? null : Number(sheet),
  };
}
