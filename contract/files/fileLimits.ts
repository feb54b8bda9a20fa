/** How many megabytes each kind of file may have, for the form, the server and the words alike. */
export const fileLimits = {
  picture: 15,
  certificate: 15,
  logo: 5,
  sheet: 25,
  cv: 5,
  /** Five minutes, also as the telephones record that take no lower quality. */
  voice: 6,
  paper: 25,
  /** A paper of the largest kind, with the pages and the seals that signing added to it. */
  verifiable: 30,
} as const;
