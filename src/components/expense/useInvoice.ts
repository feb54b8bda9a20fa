import { readInvoiceQr } from '@contract/expenses/invoiceQr';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { codeInPicture } from '../scan/pictureCode';
import type { ExpenseHeld } from './expenseForm';

interface Told {
  tone: 'success' | 'warning';
  text: string;
}

const taken: Told = {
  tone: 'success',
  text: 'Leímos la factura: revisá la fecha, el importe y el número.',
};
const foreign: Told = {
  tone: 'warning',
  text: 'Leímos la factura, que está en otra moneda: escribí el importe en pesos.',
};

/** Fills in what the code of an invoice says, from a photo or from the camera. */
export function useInvoice() {
  const { setValue } = useFormContext<ExpenseHeld>();
  const [told, setTold] = useState<Told | null>(null);

  /** Whether it was one. */
  const take = (code: string): boolean => {
    const reading = readInvoiceQr(code);
    if ('fault' in reading) {
      setTold({ tone: 'warning', text: reading.fault });
      return false;
    }
    const { amount, ...said } = reading.read;
    const filled = { ...said, ...(amount === null ? {} : { amount }) };
    for (const [name, value] of Object.entries(filled)) {
      setValue(name as keyof ExpenseHeld, value, { shouldDirty: true, shouldValidate: true });
    }
    setTold(amount === null ? foreign : taken);
    return true;
  };
  return {
    told,
    take,
    /** A photo without a code is a receipt like any other. */
    look: async (file: File | null) => {
      setTold(null);
      const code = file ? await codeInPicture(file) : null;
      if (code) take(code);
    },
  };
}
