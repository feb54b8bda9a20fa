interface Claim {
  claimedAt: string;
  clockOffset: number | null;
}

interface ClaimedMoment {
  at: Date;
  /** The moment is in doubt: the device's clock was never measured, or says a time before there was anything to do. */
  unsure: boolean;
}

/** A change that arrives sooner was made now, whatever the device's clock says. */
const PROMPT_MS = 60_000;

/** When somebody did what they tell: now, unless it had to wait for the network; never in the future, nor before it could be done. */
export function claimedMoment(
  { claimedAt, clockOffset }: Claim,
  { since, receivedAt }: { since: Date; receivedAt: Date },
): ClaimedMoment {
  const said = new Date(Date.parse(claimedAt) + (clockOffset ?? 0));
  if (receivedAt.getTime() - said.getTime() <= PROMPT_MS) return { at: receivedAt, unsure: false };
  if (said < since) return { at: since, unsure: true };
  return { at: said, unsure: clockOffset === null };
}
