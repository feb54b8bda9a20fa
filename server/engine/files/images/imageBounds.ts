/** The larger side of each version of a picture. */
export const imageBounds = { large: 2048, preview: 720, logo: { paper: 480, screen: 400 } };
