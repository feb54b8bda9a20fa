import { z } from 'zod';
import { gridLayout } from '../core/gridLayout';
import { id } from '../core/id';

/** A person's choices about the product itself, by key, with the type that is written and read back. */
export const plainSettings = {
  theme: z.enum(['light', 'dark', 'system']),
  density: z.enum(['comfortable', 'compact']),
  rail: z.enum(['open', 'closed']),
  /** Whether keys of one letter do something. */
  letterKeys: z.boolean(),
};

/** The columns of one list, under `grid.` and the name of the list. */
export const gridSetting = z
  .object({
    /** The person's own; null: as they come. */
    own: gridLayout.nullable(),
    /** The changes over a saved view, without saving it. */
    over: z.object({ view: id, layout: gridLayout }).nullable(),
  })
  .meta({ id: 'GridSetting' });

export type GridSetting = z.infer<typeof gridSetting>;
type PlainSettings = { [K in keyof typeof plainSettings]: z.infer<(typeof plainSettings)[K]> };

/** Every setting that follows a person to another device. */
export type Settings = PlainSettings & { [K in `grid.${string}`]: GridSetting };
export type SettingKey = keyof Settings;

/** The values that a key may hold; nothing for a key that nobody reads. */
export function settingSchema(key: string): z.ZodType<Settings[SettingKey]> | undefined {
  if (key.startsWith('grid.')) return gridSetting;
  return Object.hasOwn(plainSettings, key)
    ? plainSettings[key as keyof typeof plainSettings]
    : undefined;
}

const unknownKey = 'No es una preferencia que se pueda guardar.';
const wrongValue = 'No es un valor de esta preferencia.';

/** Settings as they travel: each of the type that its definition says; null forgets it. */
export const settings = z
  .record(
    z.string().regex(/^[a-zA-Z][\w./-]{0,59}$/),
    z.union([z.string().max(20), z.boolean(), gridSetting]).nullable(),
  )
  .superRefine((values, context) => {
    for (const [key, value] of Object.entries(values)) {
      const schema = settingSchema(key);
      const fits = schema && (value === null || schema.safeParse(value).success);
      if (fits) continue;
      context.addIssue({
        code: 'custom',
        path: [key],
        message: schema ? wrongValue : unknownKey,
      });
    }
  })
  .meta({ id: 'Settings' });
