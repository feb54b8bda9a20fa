import { exportPay } from '@contract/hours/payAcciones';
import { z } from 'zod';

/** Which file somebody asked for, under which name and from where. */
export const payAsked = exportPay.input.extend({ name: z.string(), address: z.string() });
export type PayAsked = z.output<typeof payAsked>;
