import forge from 'node-forge';

const { asn1 } = forge;
const { Class, Type } = asn1;
export type Asn1 = forge.asn1.Asn1;

export const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('binary');

export const sequence = (...parts: Asn1[]): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);

export const set = (...parts: Asn1[]): Asn1 => asn1.create(Class.UNIVERSAL, Type.SET, true, parts);

export const tagged = (tag: number, parts: Asn1[]): Asn1 =>
  asn1.create(Class.CONTEXT_SPECIFIC, tag as forge.asn1.Type, true, parts);

export const oid = (name: string): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(name).getBytes());

export const octets = (bytes: Uint8Array): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, binary(bytes));

export const integer = (value: number): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());

export const nothing = (): Asn1 => asn1.create(Class.UNIVERSAL, Type.NULL, false, '');

export const toDer = (value: Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');

/** This reads a value; bytes after it, such as the zeros that fill a reserved place, are left alone. */
export const fromDer = (bytes: Uint8Array): Asn1 =>
  asn1.fromDer(forge.util.createBuffer(binary(bytes)), { parseAllBytes: false } as never);

export const oidOf = (value: Asn1 | undefined): string =>
  typeof value?.value === 'string' ? asn1.derToOid(value.value) : '';

export const partsOf = (value: Asn1 | undefined): Asn1[] =>
  Array.isArray(value?.value) ? value.value : [];

export const bytesOf = (value: Asn1 | undefined): Buffer =>
  Buffer.from(typeof value?.value === 'string' ? value.value : '', 'binary');

export const asn1Type = Type;

/** A positive number given by its bytes. */
export const integerOf = (bytes: Uint8Array): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, binary(bytes));

export const yes = (): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.BOOLEAN, false, String.fromCharCode(0xff));

const CONTEXT = 128;
export const isTagged = (part: Asn1): boolean => (part.tagClass as number) === CONTEXT;
