const SPACES = /\s+/g;
const NUMBERED = /^(?:R-?)?(\d{1,5})-(\d{1,8})$/;

/** The same remito written in two ways gets one key: 1-1234, 0001-00001234 and R 00001-00001234 are the same paper. */
export function remitoKey(written: string): string {
  const plain = written.replace(SPACES, '').toUpperCase();
  const [, point, number] = NUMBERED.exec(plain) ?? [];
  return point && number ? `${point.padStart(5, '0')}-${number.padStart(8, '0')}` : plain;
}
