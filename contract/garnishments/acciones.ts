import * as garnishments from './garnishmentAcciones';

export const garnishmentsAcciones = { ...garnishments };
