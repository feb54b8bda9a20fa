interface Claim {
  claimedAt: string;
  clockOffset: number | null;
}

interface CountMoment {
  at: Date;
  /** The device's clock was never measured, and the count waited for the network. */
  unsure: boolean;
}

/** A count that arrives sooner was made now, whatever the device's clock says. */
const PROMPT_MS = 60_000;

/** When a shelf was counted: now, unless it had to wait for the network; never in the future. */
export function countMoment({ claimedAt, clockOffset }: Claim, receivedAt: Date): CountMoment {
  const said = new Date(Date.parse(claimedAt) + (clockOffset ?? 0));
  const late = receivedAt.getTime() - said.getTime();
  if (late <= PROMPT_MS) return { at: receivedAt, unsure: false };
  return { at: said, unsure: clockOffset === null };
}
