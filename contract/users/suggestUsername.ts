const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** A first proposal: the first name and the first surname. */
export function suggestUsername({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [first = ''] = firstName.trim().split(/\s+/);
  const [last = ''] = lastName.trim().split(/\s+/);
  return [plain(first), plain(last)].filter(Boolean).join('.');
}
