/** "0720123488000012345678" → "0720 1234 8800 0012 3456 78": so a person can compare it with what they copy from. */
export const groupedDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');

/** Where the caret goes so that as many digits stand before it as did before grouping. */
export function caretAfterDigits(text: string, kept: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === kept) return index;
    if (text.charAt(index) !== ' ') seen += 1;
  }
  return text.length;
}
