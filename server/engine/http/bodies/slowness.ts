/** How long a request may take to come in: its head soon, a body of the largest kind over a slow phone line. Its answer, streams too, may take longer. */
export const slowness = {
  requestTimeout: 600_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};
