const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const written = new RegExp(
  String.raw`\b(${months.join('|')}|setiembre)\s+(?:del?\s+)?(20\d\d)\b`,
  'gi',
);

/** The months that a text names in words, "octubre de 2026", as periods: "2026-10". */
export function periodsIn(text: string): string[] {
  const found = [...text.matchAll(written)].map(([, name = '', year]) => {
    const month = name.toLowerCase().replace('setiembre', 'septiembre');
    return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`;
  });
  return [...new Set(found)];
}

/** "2026-10" as people say it: "octubre de 2026". */
export function periodText(period: string): string {
  const [year, month] = period.split('-');
  return `${months[Number(month) - 1]} de ${year}`;
}
