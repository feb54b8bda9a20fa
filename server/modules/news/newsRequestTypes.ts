/** The two kinds of request; reserved ones are of health, which no manager decides unless a definition says so. */
export const NEWS_REQUEST = 'news';
export const RESERVED_REQUEST = 'reservedNews';
export const NEWS_REQUESTS = [NEWS_REQUEST, RESERVED_REQUEST] as const;

export const requestTypeOf = ({ medical }: { medical: boolean }) =>
  medical ? RESERVED_REQUEST : NEWS_REQUEST;
