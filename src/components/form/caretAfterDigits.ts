/** Where the caret goes so that as many digits stand before it as did before grouping. */
export function caretAfterDigits(text: string, kept: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === kept) return index;
    if (text.charAt(index) !== ' ') seen += 1;
  }
  return text.length;
}
