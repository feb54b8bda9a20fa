/** "0720123488000012345678" → "0720 1234 8800 0012 3456 78": so a person can compare it with what they copy from. */
export const groupedDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');
