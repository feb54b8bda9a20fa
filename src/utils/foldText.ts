/** The text loses case and accents: "fichadas de pérez" is found by "perez". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words as people write them: "Juárez, Delfina (1981)" is three words. The server parts them alike. */
export const typedWords = (typed: string): string[] =>
  foldText(typed)
    .split(/[\s,;()"“”]+/)
    .filter(Boolean);
