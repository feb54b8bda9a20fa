import type { LoginAnswer } from './loginAnswer';

/** USER as local storage holds it: every key present, `null` where unknown. */
export interface StoredUser {
  ID: number;
  WMS_USER_ID: number | null;
  DOCKET: string | null;
  NAME: string | null;
  JWT: string;
  DNI: string | null;
  EMAIL: string | null;
  IMAGE_URL: string | null;
  POSITION: string | null;
  WMS: string | null;
  RATING: string | number | null;
}

export function storedUser(answer: LoginAnswer): StoredUser {
  return {
    ID: answer.id,
    WMS_USER_ID: answer.wmsId ?? null,
    DOCKET: answer.docket ?? null,
    NAME: answer.name ?? null,
    JWT: answer.JWT,
    DNI: answer.dni ?? null,
    EMAIL: answer.email ?? null,
    IMAGE_URL: answer.imageUrl ?? null,
    POSITION: answer.position ?? null,
    WMS: answer.client?.url ?? null,
    RATING: answer.rating ?? null,
  };
}
