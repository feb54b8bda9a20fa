/** A cluster says this to people who do not see it. */
export const clusterLabel = (count: number): string => `Grupo de ${count} puntos: acercar`;
