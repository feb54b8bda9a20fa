/** What a cluster says to who does not see it. */
export const clusterLabel = (count: number): string => `Grupo de ${count} puntos: acercar`;
