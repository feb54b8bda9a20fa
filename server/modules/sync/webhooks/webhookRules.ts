/** Seconds to wait after each failed try: ten tries over some 76 hours, as Standard Webhooks proposes. */
const WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

export const MOST_TRIES = WAITS.length + 1;

/** Failed tries in a row after which somebody is told: the first ones may pass by themselves. */
export const TELLS_AT = 3;

/** Null once all tries were made. */
export const waitAfter = (tries: number): number | null => WAITS[tries - 1] ?? null;

export type Outcome = 'sent' | 'gone' | 'failed';

/** A redirect is a failure: what is signed for one address is not for another. */
export function outcomeOf(status: number | null): Outcome {
  if (status === null) return 'failed';
  if (status >= 200 && status < 300) return 'sent';
  return status === 410 ? 'gone' : 'failed';
}

export interface Happening {
  entity: string;
  entityId: string;
  at: Date;
  had: boolean;
  has: boolean;
  /** Nothing older of the same thing is in the audit. */
  first: boolean;
}

/** `order.created`: an entry of the audit, in the words of an event. An act over a record keeps nothing of before either, so that only the first one makes it. */
export function typeOf({ entity, had, has, first }: Omit<Happening, 'entityId' | 'at'>): string {
  if (had && !has) return `${entity}.removed`;
  return `${entity}.${!had && has && first ? 'created' : 'changed'}`;
}

/** A thin message: whoever is told asks for the rest with a key, and sees what that key may see. */
export const bodyOf = (one: Happening): string =>
  JSON.stringify({
    type: typeOf(one),
    timestamp: one.at.toISOString(),
    data: { id: /^\d{1,15}$/.test(one.entityId) ? Number(one.entityId) : null },
  });
