/** The kinds of paper that a seller gives, by the code that ARCA has for them. */
export const invoiceCodes = {
  1: 'invoiceA',
  6: 'invoiceB',
  11: 'invoiceC',
  51: 'invoiceM',
  81: 'ticketA',
  82: 'ticketB',
  83: 'ticket',
  111: 'ticketC',
  4: 'receiptA',
  9: 'receiptB',
  15: 'receiptC',
} as const;

export const invoiceTypes = {
  invoiceA: 'Factura A',
  invoiceB: 'Factura B',
  invoiceC: 'Factura C',
  invoiceM: 'Factura M',
  ticketA: 'Tique factura A',
  ticketB: 'Tique factura B',
  ticketC: 'Tique factura C',
  ticket: 'Tique',
  receiptA: 'Recibo A',
  receiptB: 'Recibo B',
  receiptC: 'Recibo C',
  other: 'Otro',
} as const;

export type InvoiceType = keyof typeof invoiceTypes;

const written = /^(\d{1,5})-(\d{1,8})$/;

/** "3-1234" and "00003-00001234" are the same paper. */
export function invoiceNumberText(number: string): string {
  const [, point = '', paper = ''] = written.exec(number.replace(/\s/g, '')) ?? [];
  return point ? `${point.padStart(5, '0')}-${paper.padStart(8, '0')}` : number;
}
