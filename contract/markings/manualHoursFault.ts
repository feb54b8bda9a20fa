interface ManualHours {
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

/** Why an entry and an exit cannot be written like that, beside which field; null where they can. */
export function manualHoursFault({
  startsAt,
  endsAt,
}: ManualHours): { path: ['startsAt' | 'endsAt']; message: string } | null {
  if (!startsAt && !endsAt) {
    return { path: ['startsAt'], message: 'Decí la entrada, la salida o las dos.' };
  }
  if (startsAt === endsAt) {
    return { path: ['endsAt'], message: 'La salida no puede ser a la misma hora que la entrada.' };
  }
  return null;
}
