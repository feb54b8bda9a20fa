/** Digits with what people write between them, and an extension: "+54 341 555-1234 int. 20". */
const shape = /^(?=(?:\D*\d){6})\+?[\d ()./-]+(?:(?:int|interno|ext)\.? ?\d{1,6})?$/i;

/** A telephone has to look like this; a text that has no number to call is refused. */
export const phonePattern = [shape, 'Escribí un teléfono, como +54 11 5555-1234.'] as const;
