import { z } from 'zod';

export const MOST_OUTSIDE_HOSTS = 50;

/** A place of the own network that may be written to: scheme, host and port, and nothing after them. */
export const outsideOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(
    /^(?:https?|sftp):\/\/(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/,
    'Se escribe como https://erp.interno:8443 o sftp://10.0.0.5:2222, sin nada después.',
  )
  .refine((typed) => URL.canParse(typed), 'Esa dirección no existe.');
