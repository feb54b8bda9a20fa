/** A phone number as `tel:` wants it. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
