import { z } from 'zod';

/** 1111, 1234, 4321: the first that anybody tries. */
function isPlainPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

export const pinSchema = z
  .string()
  .regex(/^\d{4,6}$/, 'Son de 4 a 6 números.')
  .refine((pin) => !isPlainPin(pin), 'Es muy fácil de adivinar: mezclá los números.');
