import { channels, mix } from '@contract/core/colors';
import { cuilText } from '@contract/core/cuil';
import { type BrandTones, brandPalette } from '@contract/organisation/brandPalette';
import type { Logo } from '@contract/organisation/organisationSettings';
import type { Db } from '../../db/Db';
import { organisationWithLogo, presentLogo } from './organisationLogo';
import { readSection } from './settingsSections';

export interface PageLook {
  name: string;
  /** The line under it on paper: its CUIT and where it is. */
  facts: string;
  /** Empty where the organisation has no colour of its own. */
  style: string;
  logo: Logo | null;
}

function variables({ main, dark, light, contrastText, soft }: BrandTones): string {
  const tones = { main, dark, light, contrastText };
  const primary = Object.entries(tones).flatMap(([name, color]) => [
    `--anden-palette-primary-${name}:${color}`,
    `--anden-palette-primary-${name}Channel:${channels(color)}`,
  ]);
  return [
    ...primary,
    `--anden-palette-surface-soft:${soft}`,
    `--login-primary:${main}`,
    `--login-on-primary:${contrastText}`,
    `--login-night:${mix(dark, '#000000', 0.35)}`,
    `--login-vaults:${light}`,
  ].join(';');
}

/** The theme is made of variables; these rules are stronger than its own, before and after any script. */
export function brandStyle(color: string | null): string {
  if (!color) return '';
  const { light, dark } = brandPalette(color);
  return `html:root{${variables(light)}}html:root[data-theme="dark"]{${variables(dark)}}`;
}

/** "CUIT 30-71234567-1 · Ruta 9 km 34"; empty where nobody said. */
export const employerFacts = ({
  taxId,
  address,
}: {
  taxId: string | null;
  address: string | null;
}) => [taxId && `CUIT ${cuilText(taxId)}`, address].filter(Boolean).join(' · ');

export async function pageLook(db: Db): Promise<PageLook> {
  const row = await organisationWithLogo(db);
  const { value } = await readSection(db, 'branding');
  return {
    name: row?.name ?? '',
    facts: employerFacts(value),
    style: brandStyle(value.color),
    logo: presentLogo(row?.screen),
  };
}
