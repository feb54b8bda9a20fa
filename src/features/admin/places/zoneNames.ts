import { siteZones } from '@contract/admin/siteZones';

const names: Record<(typeof siteZones)[number], string> = {
  'America/Argentina/Buenos_Aires': 'Argentina · Buenos Aires',
  'America/Argentina/Catamarca': 'Argentina · Catamarca',
  'America/Argentina/Cordoba': 'Argentina · Córdoba',
  'America/Argentina/Jujuy': 'Argentina · Jujuy',
  'America/Argentina/La_Rioja': 'Argentina · La Rioja',
  'America/Argentina/Mendoza': 'Argentina · Mendoza',
  'America/Argentina/Rio_Gallegos': 'Argentina · Río Gallegos',
  'America/Argentina/Salta': 'Argentina · Salta',
  'America/Argentina/San_Juan': 'Argentina · San Juan',
  'America/Argentina/San_Luis': 'Argentina · San Luis',
  'America/Argentina/Tucuman': 'Argentina · Tucumán',
  'America/Argentina/Ushuaia': 'Argentina · Ushuaia',
  'America/Asuncion': 'Paraguay',
  'America/La_Paz': 'Bolivia',
  'America/Lima': 'Perú',
  'America/Montevideo': 'Uruguay',
  'America/Santiago': 'Chile',
  'America/Sao_Paulo': 'Brasil · San Pablo',
};

export const zoneOptions = siteZones.map((value) => ({ value, label: names[value] }));

export const zoneName = (zone: string): string =>
  zoneOptions.find(({ value }) => value === zone)?.label ?? zone;
