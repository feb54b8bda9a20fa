import type { ExpenseSource } from '@contract/expenses/expense';
import { invoiceNumberText } from '@contract/expenses/invoice';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFindRepeatedReceiptQuery } from '@/services/expenses/expenseHooks';
import type { ExpenseHeld } from './expenseForm';
import type { RepeatedReceipt } from './expenseTypes';

/** SHA-256 of a file as it is here; nothing where the browser reckons none. */
function useContent(file: File | null): string | null {
  const [content, setContent] = useState<string | null>(null);
  useEffect(() => {
    setContent(null);
    if (!file || !globalThis.crypto?.subtle) return;
    let over = false;
    const reckon = async () => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
      if (!over) setContent(hex.join(''));
    };
    reckon().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [file]);
  return content;
}

/** Whether this receipt was handed in before, by its content or by its number. */
export function useRepeated(
  file: File | null,
  changed?: { source: ExpenseSource; sourceId: number },
): readonly RepeatedReceipt[] {
  const [issuer, invoiceType, invoiceNumber] = useWatch<
    ExpenseHeld,
    ['issuer', 'invoiceType', 'invoiceNumber']
  >({ name: ['issuer', 'invoiceType', 'invoiceNumber'] });
  const content = useContent(file);
  const number = invoiceNumberText(invoiceNumber.trim());
  const numbered = /^\d{11}$/.test(issuer) && /^\d{5}-\d{8}$/.test(number);
  const asked = {
    content,
    issuer: numbered ? issuer : null,
    invoiceType: numbered ? invoiceType || null : null,
    invoiceNumber: numbered ? number : '',
    ...changed,
  };
  const { currentData } = useFindRepeatedReceiptQuery(asked, { skip: !numbered && !content });
  return currentData?.repeated ?? [];
}
