import { megabytes } from '@contract/files/megabytes';

export interface FileRules {
  /** MIME types, `image/*`, or how a name ends where browsers know no type: `.dat`. */
  accept: readonly string[];
  /** How people call them: "JPG, PNG o WebP". */
  acceptLabel: string;
  maxBytes: number;
  maxFiles?: number;
}

function fits({ type, name }: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** 1536000 → "1,5 MB". */
export function fileSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString('de-DE', { maximumFractionDigits: digits })} ${units[unit]}`;
}

/** A limit as it is said everywhere: in whole megabytes where it is of those. */
export const fileLimit = (bytes: number): string =>
  bytes % megabytes(1) === 0 ? `${bytes / megabytes(1)} MB` : fileSize(bytes);

/** This tells the new files that enter, and why the others do not. The server looks at the content again. */
export function sortFiles(rules: FileRules, current: number, incoming: readonly File[]) {
  const accepted: File[] = [];
  const refused: string[] = [];
  const room = (rules.maxFiles ?? 1) - current;
  for (const file of incoming) {
    if (!rules.accept.some((pattern) => fits(file, pattern))) {
      refused.push(`“${file.name}” no es del tipo que se puede usar acá: ${rules.acceptLabel}.`);
    } else if (file.size > rules.maxBytes) {
      refused.push(
        `“${file.name}” pesa ${fileSize(file.size)} y el máximo es ${fileLimit(rules.maxBytes)}.`,
      );
    } else if (file.size === 0) {
      refused.push(`“${file.name}” está vacío.`);
    } else if (accepted.length >= room) {
      refused.push(`“${file.name}” no entra: el máximo es ${rules.maxFiles ?? 1}.`);
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refused };
}
