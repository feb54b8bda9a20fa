import { z } from 'zod';
import { isCuil } from '../core/cuil';
import { day } from '../core/id';
import { type InvoiceType, invoiceCodes, invoiceNumberText } from './invoice';

/** The contents of the code of an electronic invoice (RG 4892); the rest of it is nobody's business here. */
const printed = z.object({
  ver: z.literal(1),
  fecha: day,
  cuit: z.coerce.string().refine(isCuil),
  ptoVta: z.coerce.number().int().min(1).max(99_999),
  tipoCmp: z.coerce.number().int().min(1).max(999),
  nroCmp: z.coerce.number().int().min(1).max(99_999_999),
  importe: z.coerce.number().min(0.01).max(999_999_999_999),
  moneda: z.string().max(3),
});

export interface InvoiceRead {
  day: string;
  issuer: string;
  invoiceType: InvoiceType;
  invoiceNumber: string;
  /** Null where it is not in pesos. */
  amount: string | null;
}

export type InvoiceReading = { read: InvoiceRead } | { fault: string };

const LONGEST = 4000;
const hosts = /^(www\.)?(arca|afip)\.gob\.ar$/;
/** Kinds of paper that give money back, credit notes of small firms (MiPyME) among them. */
const creditNotes = new Set([3, 8, 13, 21, 53, 90, 110, 112, 113, 114, 119, 203, 208, 213]);

const foreign =
  'Ese código no es el de una factura electrónica argentina: completá los datos a mano.';
const damaged = 'El código de la factura está dañado o incompleto: completá los datos a mano.';

function payloadOf(text: string): string | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const known = /^https?:$/.test(protocol) && hosts.test(hostname);
  return known && /^\/fe\/qr\/?$/.test(pathname) ? searchParams.get('p') : null;
}

function decoded(payload: string): unknown {
  try {
    // A plus that stood bare in the address came out of it as a space.
    const base64 = payload.replace(/ /g, '+').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(base64));
  } catch {
    return null;
  }
}

/** Reads what a code says and never opens the address that it is; whatever is not an invoice is refused in words. */
export function readInvoiceQr(text: string): InvoiceReading {
  const payload = payloadOf(text.trim());
  if (payload === null) return { fault: foreign };
  const found = printed.safeParse(decoded(payload));
  if (!found.success) return { fault: damaged };
  const { fecha, cuit, ptoVta, tipoCmp, nroCmp, importe, moneda } = found.data;
  if (creditNotes.has(tipoCmp)) {
    return { fault: 'Es una nota de crédito: devuelve plata, no es un gasto.' };
  }
  const codes: Readonly<Record<number, InvoiceType>> = invoiceCodes;
  return {
    read: {
      day: fecha,
      issuer: cuit,
      invoiceType: codes[tipoCmp] ?? 'other',
      invoiceNumber: invoiceNumberText(`${ptoVta}-${nroCmp}`),
      amount: moneda === 'PES' ? importe.toFixed(2) : null,
    },
  };
}
