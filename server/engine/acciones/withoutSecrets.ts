import { z } from 'zod';

/** An answer as it may be kept: what the contract calls secret is nothing. */
export function withoutSecrets(output: z.ZodType, answer: unknown): unknown {
  if (!(output instanceof z.ZodObject)) return answer;
  const { shape }: { shape: Record<string, z.ZodType> } = output;
  const entries = Object.entries(answer as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, shape[name]?.meta()?.secret === true ? null : value]),
  );
}
