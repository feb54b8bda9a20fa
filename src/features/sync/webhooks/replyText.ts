import { formatNumber } from '@/utils/numbers';

interface Reply {
  status: number | null;
  error: string;
  ms: number;
}

/** "Respondió 200, en 140 ms", or why nobody answered. */
export const replyText = ({ status, error, ms }: Reply): string =>
  status === null ? error : `Respondió ${status}, en ${formatNumber(ms)} ms`;
